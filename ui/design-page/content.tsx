import { useState } from 'react';
import { Avatar } from '../avatar/picture.tsx';
import { Badge, StateBadge } from '../badge/badge.tsx';
import { recordBadges, statusBadges } from '../badge/badge-states.ts';
import { Banner, Note } from '../banner/banner.tsx';
import { ListBed, ListRow, ObjectSquare, QuoteRail, SectionBed } from '../bed/bed.tsx';
import {
  Definitions,
  LinkRow,
  MemberRow,
  SidebarBed,
  SidebarPart,
  SidebarSection,
} from '../bed/sidebar-bed.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ChannelMark } from '../channel-mark/channel-mark.tsx';
import { TextLink } from '../link/link.tsx';
import { LoaderTag } from '../loader-tag/loader-tag.tsx';
import { NavRail } from '../nav-rail/nav-rail.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Stat, Stats } from '../stats/stats.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Tag, TagLine, VersionTag } from '../tag/tag.tsx';
import { Samples, Specimen, Stack } from './specimen.tsx';

const loaders =
  'fabric forge neoforge quilt paper purpur spigot bukkit folia sponge velocity iris optifine datapack'.split(
    ' ',
  );

const owner = 'Owner';

/** Tags, badges, notes, navigation and beds. */
export function Content() {
  const [page, setPage] = useState(6);
  return (
    <>
      <Banner tone="amber" action={<TextLink href="#again">Send again</TextLink>}>
        <strong>Check your e-mail.</strong> We sent a link to marlpit@example.net.
      </Banner>
      <Specimen title="Tags, badges and channels">
        <Samples>
          <TagLine>
            <Tag>Decoration</Tag>
            <Tag href="#tag" icon="leaf">
              Adventure
            </Tag>
            <VersionTag>1.21.1–1.21.6</VersionTag>
            <VersionTag href="#version">1.20.x</VersionTag>
          </TagLine>
          <ChannelMark channel="release" label="Release" />
          <ChannelMark channel="beta" label="Beta" />
          <ChannelMark channel="alpha" label="Alpha" />
        </Samples>
        <Samples>
          {Object.keys(statusBadges).map((state) => (
            <StateBadge key={state} state={state}>
              {state}
            </StateBadge>
          ))}
        </Samples>
        <Samples>
          {Object.keys(recordBadges).map((state) => (
            <StateBadge key={state} state={state}>
              {state}
            </StateBadge>
          ))}
          <Badge color="violet" icon="bolt">
            Plus
          </Badge>
        </Samples>
        <Samples>
          {loaders.map((loader) => (
            <LoaderTag key={loader} loader={loader} name={loader} />
          ))}
        </Samples>
      </Specimen>
      <Specimen title="Notes">
        <Stack>
          <Note>This pack flashes. You can turn the effect off in its settings.</Note>
          <Note tone="green">Links saved.</Note>
          <Note tone="amber">Loader changes wait until the backup is done.</Note>
          <Note tone="red" action={<Button size="small">Try again</Button>}>
            Results did not load. Your filters are kept.
          </Note>
        </Stack>
      </Specimen>
      <Specimen title="Navigation">
        <Stack>
          <Breadcrumb
            label="Path"
            crumbs={[
              { label: 'Mods', href: '#mods' },
              { label: 'Decoration', href: '#d' },
              { label: 'Tidewater' },
            ]}
          />
          <Tabs
            label="Parts of the page"
            tabs={[
              { href: '#description', label: 'Description', current: true },
              { href: '#gallery', label: 'Gallery', count: 14 },
              { href: '#changelog', label: 'Changelog' },
              { href: '#versions', label: 'Versions', count: 63 },
            ]}
          />
          <Pagination
            current={page}
            last={74}
            href={(to) => `#page-${to}`}
            onGo={setPage}
            labels={{
              navigation: 'Pages',
              previous: 'Previous page',
              next: 'Next page',
              page: (to) => `Page ${to}`,
              goTo: 'Go to page',
            }}
          />
          <NavRail
            label="Settings"
            groups={[
              {
                title: 'Display',
                links: [
                  { href: '#appearance', label: 'Appearance', icon: 'sun', current: true },
                  { href: '#language', label: 'Language', icon: 'language' },
                ],
              },
            ]}
          />
        </Stack>
      </Specimen>
      <Specimen title="Beds">
        <Stack>
          <SectionBed
            title="Members"
            count="3, 1 invited"
            actions={<Button icon="plus">Invite</Button>}
          >
            <ListBed bare>
              <ListRow
                picture={<Avatar id="potsherd" />}
                title="potsherd"
                href="#potsherd"
                text="Owner"
                badge={
                  <Badge color="green" icon="crown">
                    Owner
                  </Badge>
                }
                actions={<IconButton icon="more" label="More" />}
                selected
              />
              <ListRow
                picture={<ObjectSquare icon="archive" />}
                title="Before NeoForge 21.1.5"
                text="Creating, 62 %"
                actions={<Button size="small">Cancel</Button>}
              />
            </ListBed>
          </SectionBed>
          <SectionBed title="Delete" danger padded foot="This cannot be undone.">
            <QuoteRail>Worth it for the lanterns alone.</QuoteRail>
          </SectionBed>
          <SidebarBed>
            <SidebarSection title="Works with">
              <SidebarPart label="Game versions">
                <TagLine>
                  <VersionTag>1.21.x</VersionTag>
                </TagLine>
              </SidebarPart>
            </SidebarSection>
            <SidebarSection title="Links">
              <LinkRow icon="bug" href="https://example.net" external>
                Report an issue
              </LinkRow>
            </SidebarSection>
            <SidebarSection title="Made by">
              <MemberRow href="#m" name="marlpit" role={owner} picture={<Avatar id="marlpit" />} />
            </SidebarSection>
            <SidebarSection title="Details">
              <Definitions
                items={[
                  { label: 'Published', value: '2 years ago' },
                  { label: 'Project ID', value: <code>tW4lnT8q</code> },
                ]}
              />
            </SidebarSection>
          </SidebarBed>
          <Stats>
            <Stat icon="download" value="4.81M" label="downloads" />
            <Stat icon="heart" value="38,204" label="followers" />
            <Stat icon="clock" value="3 days ago" label="updated" plain tip="17 November 2026" />
          </Stats>
        </Stack>
      </Specimen>
    </>
  );
}
