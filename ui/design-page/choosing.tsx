import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Chip, Chips } from '../chip/chip.tsx';
import { DropArea } from '../drop-area/drop-area.tsx';
import { FilterPanel } from '../filter/filter-group.tsx';
import { FilterList } from '../filter/filter-list.tsx';
import type { FilterState } from '../filter/filter-state.ts';
import { MultiSelect } from '../select/multi-select.tsx';
import { NativeSelect } from '../select/native-select.tsx';
import { Select } from '../select/select.tsx';
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

/** Selects, switches, filters, chips and the drop area. */
export function Choosing() {
  const [sort, setSort] = useState('relevance');
  const [version, setVersion] = useState('1.21');
  const [chosen, setChosen] = useState(['1.21', '1.20']);
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
