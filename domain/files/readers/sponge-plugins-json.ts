import { parseLenientJson } from './lenient-json.ts';
import { type DescriptorReader, emptyReading, isPlatform, SERVER_ONLY } from './reading.ts';
import { fields, items, links, namedPeople, text } from './values.ts';

/** https://docs.spongepowered.org/stable/en/plugin/plugin-meta.html */
export const spongePluginsJson: DescriptorReader = {
  paths: ['META-INF/sponge_plugins.json', 'sponge_plugins.json'],
  read(source) {
    const root = fields(parseLenientJson(source));
    const plugin = { ...fields(root.global), ...fields(items(root.plugins)[0]) };
    const contact = { ...fields(fields(root.global).links), ...fields(plugin.links) };
    const id = text(plugin.id);
    const depends = [...items(fields(root.global).dependencies), ...items(plugin.dependencies)];
    return {
      ...emptyReading('plugin', ['sponge']),
      version: text(plugin.version),
      project: {
        id,
        name: text(plugin.name) ?? id,
        summary: text(plugin.description),
        authors: namedPeople(plugin.contributors),
        license: text(root.license),
        links: links({
          issues: contact.issues,
          source: contact.source,
          homepage: contact.homepage,
        }),
        iconPath: null,
      },
      environment: SERVER_ONLY,
      dependencies: depends.flatMap((item) => {
        const { id: dependency, version, optional } = fields(item);
        const name = text(dependency);
        if (name === null || isPlatform(name)) return [];
        return [
          { id: name, range: text(version), type: optional === true ? 'optional' : 'required' },
        ];
      }),
    };
  },
};
