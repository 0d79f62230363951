import { useState } from 'react';
import { Avatar, Picture } from '../avatar/picture.tsx';
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
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeBlock } from '../code-block/code-block.tsx';
import { Course } from '../course/course.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { TextLink } from '../link/link.tsx';
import { LoaderTag } from '../loader-tag/loader-tag.tsx';
import { LoadingMark } from '../loading/loading-mark.tsx';
import { NavRail } from '../nav-rail/nav-rail.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Progress } from '../progress/progress.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { Stat, Stats } from '../stats/stats.tsx';
import { Stepper, StepperFoot } from '../stepper/stepper.tsx';
import { Cell, HeadCell, Row, Table } from '../table/table.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Tag, TagLine, VersionTag } from '../tag/tag.tsx';
import { VersionMatrix } from '../version-matrix/version-matrix.tsx';
import { Samples, Specimen, Stack } from './specimen.tsx';

const loaders =
  'fabric forge neoforge quilt paper purpur spigot bukkit folia sponge velocity iris optifine datapack'.split(
    ' ',
  );
const copyLabels = { copy: 'Copy', copied: 'Copied' };
const columns = ['1.21.6', '1.21.5', '1.21.4', '1.21.1', '1.20.6', '1.20.1'];

/** Tags, badges, beds, tables, progress and everything else that is read. */
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
              <MemberRow href="#m" name="marlpit" role="Owner" picture={<Avatar id="marlpit" />} />
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
      <Specimen title="Version matrix">
        <VersionMatrix
          title="Newest build for each pair"
          hint="Hatched means never built."
          corner="Loader"
          columns={columns.map((id) => ({ id, label: id }))}
          rows={['fabric', 'neoforge', 'forge'].map((id) => ({
            id,
            head: <LoaderTag loader={id} name={id} />,
          }))}
          cell={(row, column) =>
            row === 'forge' && column > '1.21'
              ? undefined
              : {
                  href: `#${row}-${column}`,
                  detail: `${row} ${column}`,
                  content: (
                    <>
                      <ChannelMark channel="release" label="Release" /> 3.2.1
                    </>
                  ),
                }
          }
          chosen={{ row: 'neoforge', column: '1.21.1' }}
          labels={{
            empty: 'Not available',
            open: (group) => `Show ${group}`,
            close: (group) => `Hide ${group}`,
          }}
        />
      </Specimen>
      <Specimen title="Table">
        <Table
          caption="Projects"
          folds
          strip={
            <>
              2 selected <Button size="small">Edit links</Button>
            </>
          }
          head={
            <>
              <HeadCell narrow>
                <Checkbox size="table" mixed aria-label="Choose all" />
              </HeadCell>
              <HeadCell sorted="ascending" sortHref="#sort">
                Name
              </HeadCell>
              <HeadCell>Status</HeadCell>
              <HeadCell end>Downloads</HeadCell>
            </>
          }
        >
          {['Kilnfire', 'Nightsoil'].map((name, index) => (
            <Row key={name} selected={index === 0}>
              <Cell narrow>
                <Checkbox size="table" defaultChecked={index === 0} aria-label={`Choose ${name}`} />
              </Cell>
              <Cell phone="grow">{name}</Cell>
              <Cell>
                <StateBadge state="draft">Draft</StateBadge>
              </Cell>
              <Cell end phone="hidden">
                1,204
              </Cell>
            </Row>
          ))}
        </Table>
      </Specimen>
      <Specimen title="Progress and loading">
        <Stack>
          <Progress value={0.62} label="Upload" text="62 %, 8 s left" />
          <Course steps={4} done={2} showsNow text="2 of 4 required done" />
          <Samples>
            <LoadingMark label="Loading" />
            <LoadingMark size={48} />
          </Samples>
          <SkeletonRows rows={2} label="Loading sessions" />
          <div>
            <SectionBed title="New server">
              <Stepper
                label="Steps"
                current={1}
                steps={[
                  { label: 'Region and plan', href: '#1' },
                  { label: 'Payment' },
                  { label: 'Review' },
                ]}
              />
              <StepperFoot>
                <Button kind="quiet">Cancel</Button>
                <Button kind="main">Continue</Button>
              </StepperFoot>
            </SectionBed>
          </div>
        </Stack>
      </Specimen>
      <Specimen title="Empty, code and prose">
        <Stack>
          <EmptyState
            title="Nothing matches “clockwork heron”"
            level={3}
            actions={<Button kind="main">Drop Decoration</Button>}
          >
            No mod fits all five filters. Dropping 1.21.6 leaves 3 results.
          </EmptyState>
          <CodeBlock
            title="harbour_lamp.json"
            labels={copyLabels}
            text={'{\n  "frame": "tidewater:copper",\n  "drift": 0.35\n}'}
          />
          <div className="prose">
            <h2>What is in it</h2>
            <p>
              Lanterns that behave. With <a href="#slackwater">Slackwater</a> they follow the river;
              drop a file into <code>data/lanterns</code>.
            </p>
            <ul>
              <li>Forty-two lanterns in six metals</li>
              <li>Real drift</li>
            </ul>
            <blockquote>Do not open the kiln.</blockquote>
            <table>
              <thead>
                <tr>
                  <th>Fuel</th>
                  <th>Light</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Tallow</td>
                  <td>11</td>
                </tr>
              </tbody>
            </table>
            <details>
              <summary>Questions people ask</summary>
              <p>Yes, you may use it in a modpack.</p>
            </details>
          </div>
          <Picture id="large" size={104} alt="A project" />
        </Stack>
      </Specimen>
    </>
  );
}
