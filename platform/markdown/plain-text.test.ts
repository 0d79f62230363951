import { describe, expect, it } from 'vitest';
import { plainText } from './index.ts';

describe('plainText', () => {
  it('keeps the words of paragraphs and lists', () => {
    expect(plainText('**Bold** [link](/x), `code`\nnext\n\n- item &amp; &copy;')).toBe(
      'Bold link, code next item & ©',
    );
  });

  it('leaves out headings, code, tables, pictures and HTML', () => {
    const source =
      '# Title\n\n```js\ncode\n```\n\n|a|b|\n|-|-|\n|1|2|\n\n![alt](x) <b>Hello</b><!-- x -->\n\n<p>html</p>';
    expect(plainText(source)).toBe('Hello');
  });

  it('cuts at a word and does not split a character', () => {
    expect(plainText('one two three four, five six', 20)).toBe('one two three four…');
    expect([...plainText('🪨'.repeat(50), 10)]).toHaveLength(10);
    expect(plainText('short', 5)).toBe('short');
    expect(plainText('')).toBe('');
  });
});
