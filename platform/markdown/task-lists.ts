import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/**
 * `- [ ] open` and `- [x] done` as boxes that cannot be ticked. The box is named by the item's own
 * words, for readers that do not see it.
 */
export function taskLists(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'task_lists', (state) => {
    const { tokens } = state;
    for (let at = 2; at < tokens.length; at++) {
      const startsItem =
        tokens[at]!.type === 'inline' &&
        tokens[at - 1]!.type === 'paragraph_open' &&
        tokens[at - 2]!.type === 'list_item_open';
      if (startsItem) addBox(state, tokens[at]!);
    }
  });
}

function addBox(state: StateCore, inline: Token): void {
  const first = inline.children?.[0];
  const mark = /^\[([ xX])\] +(?=\S)/.exec(inline.content);
  if (!mark || first?.type !== 'text' || !first.content.startsWith(mark[0].trimEnd())) return;
  first.content = first.content.slice(mark[0].length);
  const label = inline.content.slice(mark[0].length, mark[0].length + 100);
  const box = new state.Token('html_inline', '', 0);
  box.content =
    `<input type="checkbox" disabled${mark[1] === ' ' ? '' : ' checked'} ` +
    `aria-label="${state.md.utils.escapeHtml(label)}"> `;
  inline.children!.unshift(box);
}
