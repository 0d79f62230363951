import { fabricModJson } from './fabric-mod-json.ts';
import { javaAgent } from './java-agent.ts';
import { litemodJson } from './litemod-json.ts';
import { mcmodInfo } from './mcmod-info.ts';
import { modrinthIndexJson } from './modrinth-index-json.ts';
import { forgeModsToml, neoforgeModsToml } from './mods-toml.ts';
import { packMcmeta, packTxt } from './pack-mcmeta.ts';
import { bungeeYml, paperPluginYml, pluginYml } from './plugin-yml.ts';
import { quiltModJson } from './quilt-mod-json.ts';
import type { DescriptorReader } from './reading.ts';
import { riftmodJson } from './riftmod-json.ts';
import { spongePluginsJson } from './sponge-plugins-json.ts';
import { velocityPluginJson } from './velocity-plugin-json.ts';

/** Programs: all that a jar has are read and merged; of differing words the first one's count. */
export const PROGRAM_READERS: readonly DescriptorReader[] = [
  neoforgeModsToml,
  forgeModsToml,
  fabricModJson,
  quiltModJson,
  mcmodInfo,
  litemodJson,
  riftmodJson,
  paperPluginYml,
  pluginYml,
  bungeeYml,
  velocityPluginJson,
  spongePluginsJson,
];

/** A modpack carries other add-ons' files: when a file is one, nothing else is asked. */
export const MODPACK_READERS: readonly DescriptorReader[] = [modrinthIndexJson];

export const PACK_READERS: readonly DescriptorReader[] = [packMcmeta, packTxt];

/** Asked when nothing else describes the file. */
export const LAST_READERS: readonly DescriptorReader[] = [javaAgent];
