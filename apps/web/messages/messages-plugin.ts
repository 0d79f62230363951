import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/messages\/[^/]+\/[^/]+\.json$/;

/** Compiles the ICU messages of a catalogue while building, so that no parser reaches the browser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'quarry-messages',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0];
      if (!CATALOGUE.test(path)) return null;
      const area = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      const compiled = Object.entries(JSON.parse(code) as Record<string, string>).map(
        ([key, text]) => [`${area}.${key}`, compileMessage(text)],
      );
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
