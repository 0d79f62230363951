import type { ProjectType } from './types.ts';

interface Lines {
  added: readonly string[];
  changed: readonly string[];
  fixed: readonly string[];
  warning: readonly string[];
}

export const FIRST = [
  'First release.',
  'First public build. Expect loose joints.',
  'It starts, it stops, it saves. Everything else is a bonus.',
  'First release. Please report what breaks, with a log.',
  'Here it is.',
];

/** For projects that had versions before they came to the site. */
export const FIRST_HERE = [
  'First version published here. Older ones are with the source.',
  'Moved here from our own page. Nothing else changed.',
  'The first upload on this site; the history before it is in the repository.',
];

const CODE_FIXED = [
  'Fixed a crash when the world is closed while a screen is open.',
  'Fixed a leak of about 40 KB per dimension change.',
  'Fixed wrong light after a chunk is reloaded.',
  'The configuration file is no longer rewritten when nothing changed.',
  'Fixed a rare deadlock on servers with one core.',
  'Names with an apostrophe are saved again.',
  'Fixed the tooltip that claimed to be Dutch.',
  'Fixed items lost when the target was full. They drop now.',
  'Fixed a null check that was the wrong way round. It had been for two years.',
  'Right-to-left text no longer overlaps its icon.',
];

export const LINES: Record<ProjectType, Lines> = {
  mod: {
    added: [
      'A second screen for the settings, with search.',
      'Recipes can be switched off one by one with a data pack.',
      'Sounds for placing, breaking and leaving alone.',
      'Comparators can read it.',
      'Six more variants, all craftable.',
      'Command `/reload` is enough now; no restart.',
      'Works with the usual recipe viewers.',
      'Ukrainian and Korean translations.',
      'A tag for pack makers: `#common:exempt`.',
      'Waterlogging, at last.',
    ],
    changed: [
      'The default radius is 48, it was 64.',
      'Crafting costs copper instead of iron.',
      'Textures redrawn at the same size with fewer colours.',
      'Networking batches updates: about a third of the packets.',
      'Moved to the new registry format. Old worlds are converted on load.',
    ],
    fixed: CODE_FIXED,
    warning: [
      'Worlds opened with this version do not open with the one before. Keep a copy.',
      'The configuration format changed. The old file is kept beside the new one.',
      'Needs a fresh configuration. Delete the old file first.',
    ],
  },
  plugin: {
    added: [
      'Placeholders for the scoreboard.',
      'Per-world settings.',
      'A dry run: add `--dry` to see what would happen.',
      'Storage in SQLite beside plain files.',
      'Permission groups inherit in the order written.',
      'Messages may use MiniMessage.',
      'Tab completion knows offline players.',
    ],
    changed: [
      'Commands run off the main thread where they can.',
      'Default message colours are readable on a white chat.',
      'The purge runs at 04:30, not at noon.',
    ],
    fixed: [
      ...CODE_FIXED.slice(3),
      'Fixed a warning on every join with the newest server build.',
      'Reload no longer registers listeners twice.',
    ],
    warning: [
      'The database gets a new column on first start. Back it up.',
      'Permission nodes were renamed; the old ones work until the next major version.',
    ],
  },
  resourcepack: {
    added: [
      'Copper in all four stages.',
      'Doors and trapdoors.',
      'The rest of the food.',
      'Paintings, all of them.',
      'An options menu drawn to match.',
      'Ores in deep stone.',
      'Random variants for leaves, off by default.',
    ],
    changed: [
      'Gravel is less busy.',
      'The red is less red.',
      'Planks share one palette now.',
      'Smaller file: 1.2 MB less, same pictures.',
    ],
    fixed: [
      'The bell faces the right way.',
      'Fixed a purple square where the brewing stand was.',
      'Glass panes join without a seam.',
      'One pixel on the iron door. You know which.',
      'Corrected the format number, so the game stops asking.',
    ],
    warning: ['Redrawn from the ground up. The old look stays available as the last 1.x version.'],
  },
  shader: {
    added: [
      'Coloured light from lamps and lava.',
      'A profile for integrated graphics.',
      'Rain leaves puddles, and puddles leave.',
      'Volumetric fog in valleys before nine.',
      'A slider for how blue the night is.',
      'Soft shadows from leaves.',
    ],
    changed: [
      'Shadow distance is 96 by default.',
      'Exposure adapts half as fast.',
      'Water absorbs red first, as it should.',
      'Bloom is off in the low profile.',
    ],
    fixed: [
      'Fixed black squares on one vendor’s drivers.',
      'Held lamps light the floor again.',
      'No more flicker at chunk borders under water.',
      'The end sky is no longer pink.',
      'Fixed a division by zero at exactly midnight.',
    ],
    warning: ['Settings are reset. The old ones meant different things.'],
  },
  datapack: {
    added: [
      'Two more advancements, one of them hidden.',
      'A setting for every rule, in the chat menu.',
      'Structures appear in cold biomes too.',
      'Loot for librarians.',
      'An uninstall function that cleans up after itself.',
    ],
    changed: [
      'Runs once a second instead of every tick.',
      'Rewards are smaller and come more often.',
      'Folder names follow the game’s new singular form.',
    ],
    fixed: [
      'Works when the world has spaces in its name.',
      'Fixed an advancement that could not be reached on peaceful.',
      'Scores are kept when a player changes their name.',
      'Fixed a selector that matched armour stands.',
    ],
    warning: ['Run the uninstall function of the old version before you replace it.'],
  },
  modpack: {
    added: ['A short opening chapter.', 'A second server preset, for four players.'],
    changed: ['Ores are rarer and deeper.', 'Default keys no longer overlap.'],
    fixed: [
      'Same contents, corrected settings for servers.',
      'Removed a recipe that made string from nothing.',
      'The welcome screen shows once.',
      'Fixed overlapping key bindings.',
    ],
    warning: ['Start a new world. Old ones load, but the ores will not match.'],
  },
};
