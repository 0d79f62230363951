import { useState } from 'react';
import { Button, ButtonLink, buttonColours, buttonSizes } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Chip, Chips } from '../chip/chip.tsx';
import { DropArea } from '../drop-area/drop-area.tsx';
import { Field, FieldGroup } from '../field/field.tsx';
import { FilterPanel } from '../filter/filter-group.tsx';
import { FilterList } from '../filter/filter-list.tsx';
import type { FilterState } from '../filter/filter-state.ts';
import { Input } from '../input/input.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { TextLink } from '../link/link.tsx';
import { OptionRow } from '../option-row/option-row.tsx';
import { Radio } from '../radio/radio.tsx';
import { RadioTile, RadioTiles } from '../radio/radio-tiles.tsx';
import { MultiSelect } from '../select/multi-select.tsx';
import { NativeSelect } from '../select/native-select.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { Toggle } from '../toggle/toggle.tsx';
import { TextSwitch, ViewSwitch } from '../view-switch/view-switch.tsx';
import styles from './design-page.module.css';
import { Samples, Specimen, Stack } from './specimen.tsx';

const versions = Array.from({ length: 14 }, (_, index) => `1.${21 - index}`);
const options = versions.map((value) => ({ value, label: value, note: '14,802' }));
const listLabels = { find: 'Find a version', nothing: 'Nothing fits' };
const filterLabels = {
  exclude: 'Exclude',
  excludeName: (name: string) => `Exclude ${name}`,
  excludedName: (name: string) => `${name}, excluded`,
};
const categories = ['Adventure', 'Cursed', 'Decoration', 'Economy', 'Equipment', 'Food'];
const themes = ['light', 'dark', 'oled', 'retro'];

/** Buttons, fields, choices, selects and filters. */
export function Controls() {
  const [text, setText] = useState('A summary that is nearly as long as it may be');
  const [sort, setSort] = useState('relevance');
  const [version, setVersion] = useState('1.21');
  const [chosen, setChosen] = useState(['1.21', '1.20']);
  const [memory, setMemory] = useState(6);
  const [view, setView] = useState('list');
  const [mode, setMode] = useState('split');
  const [states, setStates] = useState<Record<string, FilterState>>({
    Cursed: 'excluded',
    Decoration: 'included',
    '1.21': 'included',
  });
  const filter = (value: string, state: FilterState) => setStates({ ...states, [value]: state });
  return (
    <>
      <Specimen title="Buttons">
        <Samples>
          <Button kind="main" icon="download">
            Download
          </Button>
          <Button>Default</Button>
          <Button kind="quiet">Quiet</Button>
          <Button color="red">Delete</Button>
          <Button kind="main" color="red">
            Delete project
          </Button>
          <Button disabledReason="Finish the required items first">Disabled</Button>
          <Button kind="main" busy icon="tick">
            Saving
          </Button>
          <Button busy>Busy</Button>
        </Samples>
        <Samples>
          {buttonSizes.map((size) => (
            <Button key={size} size={size} kind="main">
              {size}
            </Button>
          ))}
          <ButtonLink href="#link" iconEnd="external">
            Link
          </ButtonLink>
          <IconButton icon="more" label="More" />
          <IconButton icon="heart" label="Follow" kind="default" />
          <IconButton icon="bookmark" label="Save" kind="default" size="large" />
          <IconButton icon="copy" label="Copy" size="small" />
        </Samples>
        <Samples>
          {buttonColours.map((color) => (
            <Button key={color} color={color}>
              {color}
            </Button>
          ))}
        </Samples>
        <Samples>
          {buttonColours.map((color) => (
            <Button key={color} color={color} kind="main">
              {color}
            </Button>
          ))}
        </Samples>
      </Specimen>
      <Specimen title="Fields">
        <Stack>
          <Field label="Search" hideLabel>
            <Input icon="search" placeholder="Search everything" end={<Kbd>/</Kbd>} type="search" />
          </Field>
          <Field label="E-mail or username" help="Only you can see it.">
            <Input size="large" defaultValue="marlpit" />
          </Field>
          <Field
            label="Password"
            aside={<TextLink href="#forgot">Forgot it?</TextLink>}
            error="That password does not match this account."
          >
            <Input type="password" defaultValue="marlpit1" />
          </Field>
          <Field label="Address" warning="This address leads to a shortener.">
            <Input code defaultValue="https://short.example/x" />
          </Field>
          <Field label="Project ID">
            <Input readOnly defaultValue="tW4lnT8q" />
          </Field>
          <Field label="Summary">
            <TextArea
              limit={50}
              value={text}
              countLabel={(used, limit) => `${used} of ${limit}`}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </Stack>
      </Specimen>
      <Specimen title="Choices">
        <Stack>
          <FieldGroup legend="Boxes">
            <Samples>
              <Checkbox>Clear</Checkbox>
              <Checkbox defaultChecked>Ticked</Checkbox>
              <Checkbox mixed>Some</Checkbox>
              <Checkbox lockedReason="You can only give what you hold">Locked</Checkbox>
              <Checkbox size="table" defaultChecked aria-label="Choose the row" />
            </Samples>
          </FieldGroup>
          <FieldGroup legend="When">
            <Samples>
              <Radio name="when" defaultChecked>
                Now
              </Radio>
              <Radio name="when">At a set time</Radio>
              <Radio name="when" disabled>
                Never
              </Radio>
            </Samples>
          </FieldGroup>
          <Toggle defaultChecked words={{ on: 'On', off: 'Off' }} help="On search pages">
            Filters at the end
          </Toggle>
          <Toggle words={{ on: 'On', off: 'Off' }}>Sidebar at the start</Toggle>
          <Slider label="Memory" value={memory} min={2} max={48} unit="GB" onChange={setMemory} />
          <OptionRow
            name="region"
            title="Europe"
            text="Closest to you"
            end="24 ms"
            defaultChecked
          />
          <OptionRow
            name="region"
            title="North America"
            text="Fine for friends there"
            end="112 ms"
          />
          <OptionRow name="region" title="Large" text="Out of stock in Europe." impossible />
          <RadioTiles legend="Theme">
            {themes.map((theme) => (
              <RadioTile
                key={theme}
                name="tile"
                defaultChecked={theme === 'dark'}
                picture={
                  <span data-theme={theme} className={styles.preview}>
                    <span className={styles.previewBed}>
                      <span className={styles.previewChalk} />
                    </span>
                    <span className={styles.previewBed} />
                  </span>
                }
              >
                {theme}
              </RadioTile>
            ))}
          </RadioTiles>
        </Stack>
      </Specimen>
      <Specimen title="Selects and switches">
        <Samples>
          <Select
            label="Sort"
            prefix="Sort:"
            value={sort}
            onChange={setSort}
            labels={listLabels}
            options={[
              { value: 'relevance', label: 'Relevance' },
              { value: 'downloads', label: 'Downloads' },
              { value: 'newest', label: 'Newest' },
            ]}
          />
          <Select
            label="Version"
            value={version}
            onChange={setVersion}
            labels={listLabels}
            options={options}
          />
          <MultiSelect
            label="Versions"
            values={chosen}
            onChange={setChosen}
            labels={listLabels}
            options={options}
            summary={`${chosen.length} chosen`}
          />
          <NativeSelect
            aria-label="Channel"
            options={['Release', 'Beta', 'Alpha'].map((label) => ({ value: label, label }))}
          />
        </Samples>
        <Samples>
          <ViewSwitch
            legend="View"
            name="view"
            value={view}
            onChange={setView}
            options={[
              { value: 'list', label: 'List', icon: 'list' },
              { value: 'grid', label: 'Grid', icon: 'grid' },
              { value: 'gallery', label: 'Gallery', icon: 'picture' },
            ]}
          />
          <TextSwitch
            legend="Mode"
            name="mode"
            value={mode}
            onChange={setMode}
            options={[
              { value: 'write', label: 'Write' },
              { value: 'split', label: 'Split' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        </Samples>
      </Specimen>
      <Specimen title="Filters and chips">
        <Stack>
          <div className={styles.narrow}>
            <FilterPanel>
              <FilterList
                title="Game version"
                searchLabel="Find a version"
                options={options.map((option) => ({ ...option, count: '14,802' }))}
                states={states}
                onChange={filter}
                labels={filterLabels}
              />
              <FilterList
                title="Category"
                searchLabel="Find a category"
                excludable
                options={categories.map((name, index) => ({
                  value: name,
                  label: name,
                  count: index * 1377,
                  empty: index === 0,
                }))}
                states={states}
                onChange={filter}
                labels={filterLabels}
                short={{ rows: 5, more: (hidden) => `Show ${hidden} more` }}
              />
              <FilterList
                title="Loader"
                searchLabel="Find a loader"
                options={[{ value: 'fabric', label: 'Fabric', count: 12 }]}
                states={{ fabric: 'included' }}
                onChange={filter}
                labels={filterLabels}
                lockedReason="Set by your server"
                unlock={{ label: 'Unlock', onUnlock: () => {} }}
              />
              <FilterList
                title="Closed"
                startsClosed
                searchLabel="Find"
                options={[{ value: 'Decoration', label: 'Decoration', count: 12 }]}
                states={states}
                onChange={filter}
                labels={filterLabels}
              />
            </FilterPanel>
          </div>
          <Chips
            clear={
              <Button kind="quiet" size="small">
                Clear all
              </Button>
            }
          >
            {[
              <Chip key="a" removeLabel="Remove 1.21.6">
                1.21.6
              </Chip>,
              <Chip key="b" removeLabel="Remove Cursed" excluded>
                Cursed
              </Chip>,
            ]}
          </Chips>
        </Stack>
      </Specimen>
      <Specimen title="Drop area">
        <DropArea
          title="Drop more files"
          limits="Jar or zip, 500 MiB at most. Each file becomes one version."
          choose="Choose files"
          dropText={(count) => `Drop to add ${count} files`}
          refuse={(types) =>
            types.some((kind) => kind.startsWith('image/')) ? 'Pictures cannot be mods.' : undefined
          }
          onFiles={() => {}}
        />
      </Specimen>
    </>
  );
}
