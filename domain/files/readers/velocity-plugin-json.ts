import { parseLenientJson } from './lenient-json.ts';
import { type DescriptorReader, emptyReading, isPlatform, SERVER_ONLY } from './reading.ts';
import { fields, items, links, namedPeople, text } from './values.ts';

/** https://docs.papermc.io/velocity/dev/api-basics */
export const velocityPluginJson: DescriptorReader = {
  paths: ['velocity-plugin.json'],
  read(source) {
    const plugin = fields(parseLenientJson(source));
    const id = text(plugin.id);
    return {
      ...emptyReading('plugin', ['velocity']),
      version: text(plugin.version),
      project: {
        id,
        name: text(plugin.name) ?? id,
        summary: text(plugin.description),
        authors: namedPeople(plugin.authors),
        license: null,
        links: links({ homepage: plugin.url }),
        iconPath: null,
      },
      environment: SERVER_ONLY,
      dependencies: items(plugin.dependencies).flatMap((item) => {
        const { id: dependency, optional } = fields(item);
        const name = text(dependency);
        if (name === null || isPlatform(name)) return [];
        return [{ id: name, range: null, type: optional === true ? 'optional' : 'required' }];
      }),
    };
  },
};
