/** Words that names and summaries of add-ons are made of, the commonest first. */
export const NOUNS =
  'mod adventure block item world map api library core tools armor biome dimension food magic mob storage utility chest tree farm village structure weapon sword ore machine energy pipe furnace crafting inventory menu screen sound music particle light shader texture pack skin cape animation model entity boss dungeon tower castle house garden crop flower seed fish boat train rail road bridge door window glass wood stone iron gold diamond copper netherite potion enchantment spell wand staff book quest skill level experience death grave backpack pouch bag lantern torch lamp sky cloud weather season rain snow sun moon star minimap waypoint compass clock chat command server player team friend trade market shop currency bank vault'.split(
    ' ',
  );

export const ADJECTIVES =
  'better simple more extra easy fast enhanced improved custom dynamic advanced modern vanilla classic tiny mini mega ultra super smart quick smooth clean pretty cozy ancient mystic arcane dark bright wild lost hidden eternal infinite random realistic immersive functional decorative automatic portable universal optimized lightweight complete'.split(
    ' ',
  );

export const SYLLABLES =
  'ar ba bel bor cal cor da del dor el en fa fen gal gor ha il ka kel kor la lor lu ma mel mir mo na nor o pa per qua ra ren ria ro sa sel sor ta tel tor ul va ven vor wil xe ya zen zor th sh ck st'.split(
    ' ',
  );

export const CATEGORIES =
  'adventure cursed decoration economy equipment food game-mechanics library magic management minigame mobs optimization social storage technology transportation utility worldgen challenging combat kitchen-sink lightweight multiplayer quests realistic simplistic themed tweaks vanilla-like'.split(
    ' ',
  );

export const FEATURES =
  'audio blocks core-shaders entities environment equipment fonts gui items locale models 16x 32x 64x 128x'.split(
    ' ',
  );

/** Oldest first. */
export const GAME_VERSIONS = [
  ...patches('1.12', 2),
  ...patches('1.13', 2),
  ...patches('1.14', 4),
  ...patches('1.15', 2),
  ...patches('1.16', 5),
  ...patches('1.17', 1),
  ...patches('1.18', 2),
  ...patches('1.19', 4),
  ...patches('1.20', 6),
  ...patches('1.21', 11),
];

function patches(major: string, last: number): string[] {
  return [major, ...Array.from({ length: last }, (_, i) => `${major}.${i + 1}`)];
}
