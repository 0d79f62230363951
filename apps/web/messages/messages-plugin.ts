import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/(messages\/[^/]+\/[^/]+\.json)$/;

/**
 * Compiles the ICU messages of a catalogue while building, so that no parser reaches the browser.
 * Browsers get a catalogue as a data file and its address as the module; the server and tests get the
 * messages themselves.
 */
export function messagesPlugin(): Plugin {
  let forBrowsers = false;
  return {
    name: 'quarry-messages',
    enforce: 'pre',
    configResolved(config) {
      forBrowsers = config.command === 'build' && !config.build.ssr;
    },
    transform(code, id) {
      const file = CATALOGUE.exec(id.split('?')[0])?.[1];
      if (!file) return null;
      const area = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
      const messages = JSON.stringify(compileCatalogue(area, JSON.parse(code)));
      if (!forBrowsers) return { code: `export default ${messages}`, map: null, moduleType: 'js' };
      const asset = this.emitFile({
        type: 'asset',
        name: `${area}.json`,
        originalFileName: file,
        source: messages,
      });
      const address = `export default import.meta.ROLLUP_FILE_URL_${asset}`;
      return { code: address, map: null, moduleType: 'js' };
    },
  };
}

function compileCatalogue(area: string, texts: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, compileMessage(text)]),
  );
}
