import type { TypedEntry } from './entry.ts';
import { random } from './random.ts';
import type { DemoVersion, ProjectType } from './types.ts';

const INSTALLING: Record<ProjectType, readonly string[]> = {
  mod: [
    '## Installing\n\n1. Install the loader of your choice.\n2. Put the file into `mods`.\n3. Start the game. Settings are in `config`, with a comment on every line.',
    '## Questions people ask\n\n**May I use it in a modpack?** Yes, and you need not ask.\n\n**Will it be backported?** No. The old branches are open if you would like to.',
    '<details>\n<summary>It crashed</summary>\n\nSend the whole log, not a picture of its last line. Say which other mods are installed. Most crashes are two mods that both had a good reason.\n\n</details>',
    '',
  ],
  plugin: [
    '## Installing\n\nStop the server, put the jar into `plugins`, start it, read `config.yml`. Hot reloading works by accident and is not supported.',
    '<details>\n<summary>Asking for help</summary>\n\nSend the version of the server, the version of the plugin and the lines of the log from start to error. “It does not work” is true of most things.\n\n</details>',
    '## Updating\n\nReplace the jar and restart. The configuration is extended, never overwritten.',
  ],
  resourcepack: [
    '## Installing\n\nDo not unzip it. Put it into `resourcepacks` and move it above the others.',
    '## Using it elsewhere\n\nVideos and screenshots: please do. Reuploads and edits: see the licence first, then write to me.',
    '',
  ],
  shader: [
    '## Installing\n\nPut the zip into `shaderpacks`. Choose a profile first and change single settings afterwards.',
    '<details>\n<summary>It looks wrong</summary>\n\nTry it without other packs. Then name your graphics card, the driver and the profile, and add a screenshot of the place where it looks wrong.\n\n</details>',
    '',
  ],
  datapack: [
    '## Installing\n\nPut the zip into `datapacks` of your world and run:\n\n~~~properties\n/reload\n~~~\n\nIt says in chat when it is ready.',
    '## Removing it\n\nRun the uninstall function first, then delete the file. Scores and tags are removed with it.',
    '',
  ],
  modpack: [
    '## What it needs\n\n| | least | better |\n|---|---|---|\n| Memory for the game | 4 GiB | 6 GiB |\n| Java | 17 | 21 |\n\nThe server starts from the same file.',
    '## Before you ask\n\nNo, it cannot be made to run on another loader. Yes, you may add to it; say so when you report something.',
    '',
  ],
};

/** A last section that projects of one type tend to share, and for split builds a table of files. */
export function closingFor(entry: TypedEntry, versions: readonly DemoVersion[]): string {
  const shared = random('closing', entry.slug).pick(INSTALLING[entry.projectType]);
  return [entry.releases.each ? fileTable(versions) : '', shared].filter(Boolean).join('\n\n');
}

function fileTable(versions: readonly DemoVersion[]): string {
  const newest = new Map<string, DemoVersion>();
  for (const version of versions) newest.set(version.loaders[0]!, version);
  const rows = [...newest].map(
    ([loader, version]) =>
      `| ${loader} | ${version.number} | ${version.gameVersions.toReversed().join(', ')} |`,
  );
  return `## Which file\n\n| Loader | Newest | Game versions |\n|---|---|---|\n${rows.join('\n')}`;
}
