import type { MarkdownIt } from 'markdown-it';
import { highlight, highlightCost, languageOf } from './highlight.ts';

/** Per text: one block of 32 KiB or a thousand of 1 KiB, see `highlightCost`. The rest stays plain. */
const HIGHLIGHT_BUDGET = (32 * 1024) ** 2;

/**
 * Fenced code as `<pre><code class="language-…">`. What follows the language may name a file,
 * `title="lamp.json"` or just `lamp.json`: then a figure with that caption is around it.
 */
export function fences(md: MarkdownIt): void {
  md.renderer.rules.fence = (tokens, at, _options, env = {}) => {
    const { content, info } = tokens[at]!;
    const [language = '', ...rest] = md.utils.unescapeAll(info).trim().split(/\s+/);
    const grammar = languageOf(language);
    const spent = (env.highlighting as number | undefined) ?? 0;
    const cost = grammar === undefined ? 0 : spent + highlightCost(content, grammar);
    const worth = grammar !== undefined && cost <= HIGHLIGHT_BUDGET;
    if (worth) env.highlighting = cost;
    const code = worth ? highlight(content, grammar) : md.utils.escapeHtml(content);
    const name = /^[\w+#.-]{1,40}$/.test(language) ? ` class="language-${language}"` : '';
    const pre = `<pre><code${name}>${code}</code></pre>\n`;
    const title = titleOf(rest.join(' ').slice(0, 200));
    if (title === '') return pre;
    return `<figure><figcaption>${md.utils.escapeHtml(title)}</figcaption>${pre}</figure>\n`;
  };
}

function titleOf(rest: string): string {
  const [, quoted, bare] = /(?:^| )title=(?:"([^"]*)"|(\S+))/.exec(rest) ?? [];
  const file = /^[\w./-]+\.\w+$/.test(rest) ? rest : '';
  return (quoted ?? bare ?? file).slice(0, 120);
}
