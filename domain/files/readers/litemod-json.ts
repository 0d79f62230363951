import { parseLenientJson } from './lenient-json.ts';
import { CLIENT_ONLY, type DescriptorReader, emptyReading } from './reading.ts';
import { fields, links, people, text, texts } from './values.ts';

/** LiteLoader: `mcversion` may carry a revision (`1.12.r2`). */
export const litemodJson: DescriptorReader = {
  paths: ['litemod.json'],
  read(source) {
    const mod = fields(parseLenientJson(source));
    const game = text(mod.mcversion);
    return {
      ...emptyReading('mod', ['liteloader']),
      game: game === null ? [] : [{ how: 'exact', text: game.replace(/[._-]?r\d+$/i, '') }],
      version: text(mod.version),
      project: {
        id: text(mod.name),
        name: text(mod.displayName) ?? text(mod.name),
        summary: text(mod.description),
        authors: people(mod.author),
        license: null,
        links: links({ homepage: mod.url }),
        iconPath: null,
      },
      environment: CLIENT_ONLY,
      dependencies: texts(mod.dependsOn).map((id) => ({ id, range: null, type: 'required' })),
    };
  },
};
