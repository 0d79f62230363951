import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALLOWED } from './allow-list.ts';
import { createMarkdownRenderer } from './index.ts';
import { find, readHtml } from './strict-html.ts';

const DATA = process.env.QUARRY_TEST_DATA ?? join(import.meta.dirname, '../../../shared/data');
const renderer = createMarkdownRenderer({ siteOrigins: ['https://quarry.example'] });
const render = (source: string) => renderer.render(source).html;

describe('CommonMark', () => {
  it.each([
    [
      'emphasis',
      '*a* __b__ ~~c~~ `d`',
      '<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>\n',
    ],
    ['hard break', 'a  \nb', '<p>a<br>\nb</p>\n'],
    ['quote', '> a', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
    ['lists', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n'],
    ['indented code', '    <b>', '<pre tabindex="0"><code>&lt;b&gt;\n</code></pre>\n'],
    ['rule', '---', '<hr>\n'],
    ['reference', '[a]\n\n[a]: /b "c"', '<p><a href="/b" title="c">a</a></p>\n'],
    ['picture', '![a](/b.png)', '<p><img src="/b.png" alt="a" loading="lazy"></p>\n'],
    ['entities', '&copy; &amp; &lt;b&gt; < & "', '<p>© &amp; &lt;b&gt; &lt; &amp; &quot;</p>\n'],
    ['escapes', '\\*a\\*', '<p>*a*</p>\n'],
  ])('%s', (_name, source, html) => {
    expect(render(source)).toBe(html);
  });

  it('tables with their alignment', () => {
    const html = render('|a|b|\n|:-:|--:|\n|1|2|');
    expect(find(html, 'td')?.attributes.style).toBe('text-align:center');
    expect(
      readHtml(html)
        .map((element) => element.tag)
        .join(' '),
    ).toBe('table thead tr th th tbody tr td td');
  });

  it('names of files, packages and hosts are no links', () => {
    expect(render('README.md config.py net.minecraft.world a@b.example')).not.toContain('<a');
  });
});

describe('more than CommonMark', () => {
  it('task lists have boxes named by their item', () => {
    const html = render('- [x] done\n- [ ] **open**\n- [y] no');
    const boxes = readHtml(html).filter((element) => element.tag === 'input');
    expect(boxes.map((box) => box.attributes)).toEqual([
      { type: 'checkbox', disabled: '', checked: '', 'aria-label': 'done' },
      { type: 'checkbox', disabled: '', 'aria-label': '**open**' },
    ]);
    expect(html).toContain('[y] no');
  });

  it('a fence may name its file', () => {
    const caption = '<figcaption>lamp.json</figcaption><pre';
    expect(render('```json title="lamp.json"\n{}\n```')).toContain(caption);
    expect(render('```json lamp.json\n{}\n```')).toContain(caption);
    expect(render('```json {1,2}\n{}\n```')).not.toContain('figure');
  });

  it('a placeholder in angle brackets is shown as typed', () => {
    expect(renderer.render('use `<a>` or <modid>!')).toEqual({
      html: '<p>use <code>&lt;a&gt;</code> or &lt;modid&gt;!</p>\n',
      removed: 0,
    });
  });

  it('blocks inside details are Markdown', () => {
    const html = render('<details><summary>More</summary>\n\n- a\n\n</details>');
    expect(find(html, 'li')?.parents).toEqual(['details', 'ul']);
  });
});

describe('headings', () => {
  it('have ids that links in the text lead to', () => {
    const html = render(
      '[a](#über-uns) [b](#x) [c](#nowhere)\n\n## Über uns!\n\n<h2 id="x">X</h2>',
    );
    const links = readHtml(html).filter((element) => element.tag === 'a');
    expect(links.map((link) => link.attributes.href)).toEqual(['#doc-über-uns', '#x', '#nowhere']);
    expect(find(html, 'h2')?.attributes.id).toBe('doc-über-uns');
  });

  it('written in HTML have them as well', () => {
    expect(render('<h2>Set <b>up</b> &amp; go</h2>')).toContain('<h2 id="doc-set-up--go">');
  });

  it('with the same words are numbered', () => {
    const ids = readHtml(render('# a\n\n# a\n\n# a-1')).map((element) => element.attributes.id);
    expect(ids).toEqual(['doc-a', 'doc-a-1', 'doc-a-1-1']);
  });
});

describe('removed', () => {
  it.each([
    ['plain *text* with `code` and <kbd>keys</kbd>', 0],
    ['```java\nclass A { void f() {} }\n```', 0],
    ['<!-- a comment --> | [x](/y)', 0],
    ['<script>x</script>', 1],
    ['<p onclick=x id=y>a</p>', 2],
    ['[x](javascript:y)', 1],
    ['<iframe src="https://example.org"></iframe>', 1],
    ['<img src=/a style="float:left;width:1px;color:red">', 2],
    ['<code class="language-js btn">a</code>', 1],
  ])('%s: %i', (source, removed) => {
    expect(renderer.render(source).removed).toBe(removed);
  });
});

describe('time', () => {
  // Enough for a slow machine, far too little for quadratic work: these take hours then.
  const LIMIT = 10_000;
  const bombs = [
    '*a ',
    '**a *b ',
    '_a__b ',
    '[',
    '![',
    '[a](',
    '<',
    '<a ',
    '<b>',
    '</b>',
    '<div>\n',
    '> ',
    '- ',
    '`',
    '<!--',
    '<?',
    '<![CDATA[',
    '<script>',
    '<svg>',
    '<a b="',
    '&',
    '|a|b|\n|-|-|\n',
    '# a\n',
    'http://a.org *x* ',
    '[a](#b) ',
    '- [ ] a\n',
    '<h1>a</h1>\n',
    '<details>\n\n',
    '~~a~ ',
    '\0',
  ];

  it.each(bombs)('256 KiB of %j', (piece) => {
    const source = piece.repeat(Math.ceil(2 ** 18 / piece.length));
    const start = performance.now();
    renderer.render(source);
    expect(performance.now() - start).toBeLessThan(LIMIT);
  });

  it('1 MiB in one tag', () => {
    const start = performance.now();
    renderer.render(`<p ${'a '.repeat(2 ** 19)}>x</p>`);
    renderer.render(`<p title="${'a '.repeat(2 ** 19)}">x</p>`);
    expect(performance.now() - start).toBeLessThan(LIMIT);
  });

  it('64 KiB of code that a grammar is slow on', () => {
    const start = performance.now();
    for (const piece of ['a', '0', '\\"', 'a.\n', 'return a.\n', '$', '\\', '"\\"\n', '\n', 'a(']) {
      for (const language of ['java', 'ini', 'properties', 'javascript', 'scala', 'xml']) {
        render(`\`\`\`${language}\n${piece.repeat(2 ** 16 / piece.length)}\n\`\`\``);
      }
    }
    expect(performance.now() - start).toBeLessThan(LIMIT);
  });
});

it('real descriptions render to known elements in order', () => {
  const folder = join(DATA, 'descriptions');
  if (!existsSync(folder)) return console.info(`no descriptions in ${folder}: none rendered`);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    for (const { tag, attributes } of readHtml(render(readFileSync(join(folder, file), 'utf8')))) {
      expect(ALLOWED.has(tag), `${file} <${tag}>`).toBe(true);
      for (const name of Object.keys(attributes)) expect(name, file).not.toMatch(/^on/);
    }
  }
});
