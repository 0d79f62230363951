import { parseLenientJson } from './lenient-json.ts';
import { type DescriptorReader, emptyReading } from './reading.ts';
import { fields, iconPath, namedPeople, text } from './values.ts';

/** Rift existed for 1.13 only; its descriptor names no game version. */
export const riftmodJson: DescriptorReader = {
  paths: ['riftmod.json'],
  read(source) {
    const mod = fields(parseLenientJson(source));
    return {
      ...emptyReading('mod', ['rift']),
      version: text(mod.version),
      project: {
        id: text(mod.id),
        name: text(mod.name),
        summary: text(mod.description),
        authors: namedPeople(mod.authors),
        license: null,
        links: {},
        iconPath: iconPath(mod.icon_file),
      },
    };
  },
};
