import { encodePng } from '../draw/png.ts';
import { drawTexture } from '../draw/texture.ts';
import { type Contents, modId } from './contents.ts';
import { packFormat, packMcmeta } from './pack-format.ts';
import { type Entries, json, zip } from './zip.ts';

const BLOCKS =
  'stone dirt oak_planks spruce_planks bricks cobblestone sand gravel andesite granite diorite moss_block clay sandstone calcite tuff copper_block deepslate mud_bricks terracotta'.split(
    ' ',
  );
const ITEMS = 'apple bread book clock compass feather flint lantern map paper stick string'.split(
  ' ',
);

export function resourcePack(c: Contents): Buffer {
  const entries: Entries = {
    'pack.mcmeta': packMcmeta('resources', c.gameVersions, c.summary.slice(0, 90)),
  };
  if (c.icon) entries['pack.png'] = c.icon;
  entries['credits.txt'] = `${c.title} ${c.number}\n${c.authors.join(', ')}\n${c.license}\n`;
  for (const block of c.r.some(BLOCKS, c.r.int(8, BLOCKS.length)))
    entries[`assets/minecraft/textures/block/${block}.png`] = encodePng(drawTexture(c.r).bitmap());
  for (const item of c.r.some(ITEMS, c.r.int(2, ITEMS.length)))
    entries[`assets/minecraft/textures/item/${item}.png`] = encodePng(drawTexture(c.r).bitmap());
  entries['assets/minecraft/lang/en_us.json'] = json({ 'pack.nameAndSource': `${c.title} (%s)` });
  return zip(entries);
}

export function dataPack(c: Contents): Buffer {
  const id = modId(c.slug);
  const s = hasSingularFolders(c) ? '' : 's';
  const things = c.r.some(['first', 'second', 'harvest', 'night', 'river', 'stone'], c.r.int(2, 5));
  const entries: Entries = {
    'pack.mcmeta': packMcmeta('data', c.gameVersions, c.summary.slice(0, 90)),
    [`data/minecraft/tags/function${s}/load.json`]: json({ values: [`${id}:load`] }),
    [`data/minecraft/tags/function${s}/tick.json`]: json({ values: [`${id}:tick`] }),
    [`data/${id}/function${s}/load.mcfunction`]: [
      `# ${c.title} ${c.number}`,
      `scoreboard objectives add ${id.slice(0, 12)} dummy`,
      `tellraw @a[tag=${id}] {"text":"${c.title.replaceAll('"', '')} is ready"}`,
      '',
    ].join('\n'),
    [`data/${id}/function${s}/tick.mcfunction`]: `execute as @a[tag=${id}] run function ${id}:${things[0]}\n`,
  };
  if (c.icon) entries['pack.png'] = c.icon;
  for (const thing of things) {
    entries[`data/${id}/function${s}/${thing}.mcfunction`] =
      `scoreboard players add @s ${id.slice(0, 12)} ${c.r.int(1, 9999)}\n`;
    entries[`data/${id}/advancement${s}/${thing}.json`] = json({
      display: {
        icon: { id: `minecraft:${c.r.pick(ITEMS)}` },
        title: thing,
        description: `${c.title}: ${thing}`,
      },
      criteria: { tick: { trigger: 'minecraft:tick' } },
      rewards: { experience: c.r.int(1, 400) },
    });
    entries[`data/${id}/recipe${s}/${thing}.json`] = json({
      type: 'minecraft:crafting_shapeless',
      ingredients: c.r.some(ITEMS, 3).map((item) => `minecraft:${item}`),
      result: { id: `minecraft:${c.r.pick(ITEMS)}`, count: c.r.int(1, 16) },
    });
  }
  return zip(entries);
}

/** The game's folders lost their plural s with 1.21. */
function hasSingularFolders({ gameVersions }: Contents): boolean {
  return packFormat('data', gameVersions[0]!) >= 48;
}
