import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOWED } from './allow-list.ts';
import { createMarkdownRenderer } from './index.ts';
import { find, readHtml } from './strict-html.ts';

const renderer = createMarkdownRenderer({ siteOrigins: ['https://quarry.example'] });
const render = (source: string) => renderer.render(source).html;

const RUNS = /^(?:javascript|vbscript|data:(?!image\/))/i;

/** What a browser would make of the result: known elements, no handlers, no running address. */
function expectHarmless(source: string): void {
  for (const { tag, attributes } of readHtml(render(source))) {
    expect(ALLOWED.has(tag), `<${tag}>`).toBe(true);
    for (const [name, value] of Object.entries(attributes)) {
      expect(name, source).not.toMatch(/^on|^srcdoc$|^formaction$|^xlink/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers ignore these.
      const seen = value.replace(/[\x00-\x20]/g, '');
      if (/^(?:href|src|srcset|poster)$/.test(name)) expect(seen, source).not.toMatch(RUNS);
    }
  }
}

const CARRIERS = [
  '<script>alert(1)</script>',
  '<script src=//evil.example></script>',
  '<scr<script></script>ipt>alert(1)</script>',
  '<SCRIPT\n>alert(1)</SCRIPT\t>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror\n=\nalert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<img src=`x` onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img alt="<script>" src="\'"onerror="alert(1)">',
  '<img title="a>b" onload=alert(1) src=x>',
  '<img src=x ONERROR=alert(1) oNlOaD=alert(2)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script&colon;alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="&#106avascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="x" href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](JAVASCRIPT&colon;alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](y)',
  '![x](y "a\\" onerror=\\"alert(1)")',
  '![<img src=x onerror=alert(1)>](y)',
  '<img srcset="javascript:alert(1) 1x, x 2x">',
  '<video poster="javascript:alert(1)"><source src="javascript:alert(1)" onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1) autoplay>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/hKrA6NXn7Sc" onload=alert(1) srcdoc=x></iframe>',
  '<iframe src="https://www.youtube.com/embed/hKrA6NXn7Sc"><img src=x onerror=alert(1)>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input type=checkbox onfocus=alert(1) autofocus>',
  '<input type=image src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary onclick=alert(1)>x</summary></details>',
  '<style>@import "//evil.example";</style>',
  '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=javascript:x">',
  '<base href="//evil.example/">',
  '<table background="javascript:alert(1)"><tr><td style="background:url(javascript:alert(1))">x',
  '<td style="float:left;expression(alert(1))">x</td>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!> <img src=x onerror=alert(1)> --!>',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml ><img src=x onerror=alert(1)>?>',
  '<!doctype html><img src=x onerror=alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
  '```"onload=alert(1) x\ncode\n```',
  '``` js" onclick="alert(1)\ncode\n```',
  '```json title="<img src=x onerror=alert(1)>"\n{}\n```',
  '`<img src=x onerror=alert(1)>`',
  '- [ ] <img src=x onerror=alert(1)> "><script>alert(1)</script>',
  '# <img src=x onerror=alert(1)> "onclick=alert(1)',
  '<h1 id="x" onclick=alert(1)>x</h1><h2 id=\'"><script>alert(1)</script>\'>y</h2>',
  '[x](#"onclick=alert(1))',
  '| <img src=x onerror=alert(1)> |\n|:-:|\n| <script>alert(1)</script> |',
  'http://a.example/"onmouseover="alert(1)',
  '<a href="https://example.org" target=_blank rel=opener style="position:fixed">x</a>',
  '<x-evil onclick=alert(1)>x</x-evil>',
  '<constructor><__proto__ onclick=x><tostring>',
  '<p\u0000 onclick=alert(1)>x</p>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href=javascript&#58alert(1)>x</a>',
];

describe('attacks', () => {
  it.each(CARRIERS)('%s', (source) => {
    expectHarmless(source);
    expectHarmless(`text ${source} text`);
    expectHarmless(`> - ${source}\n\n<div>\n\n${source}`);
  });

  it('no mixture of their pieces gets through', () => {
    const pieces = CARRIERS.flatMap((carrier) => carrier.split(/(?<=[<>"'=\s])|(?=[<>"'=\s])/));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...new Set(pieces)), { maxLength: 24 }), (parts) => {
        expectHarmless(parts.join(''));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the text stays in its own element', () => {
  it.each([
    '</div></div></main><footer>x</footer>',
    '<div><div><p>never closed',
    '<li>x</li><td>y</td><tr><dd>z',
    '<ul><li><table><td></li></ul>x',
    '<details><summary>',
    '<b><i>x</b></i>',
    '<h1>a</h2>b',
    '<a href=x><a href=y>',
    '<table><tr><td></table></div><td>',
  ])('%s', (source) => {
    expect(() => readHtml(render(source))).not.toThrow();
    expect(() => readHtml(render(`> ${source}\n\nafter`))).not.toThrow();
  });

  it('drops list items and cells without a list or table, which would close those of the page', () => {
    expect(render('<li>a</li><td>b</td><dd>c</dd>')).toBe('abc');
  });

  it('flattens what is nested too deep', () => {
    const html = render('<div>'.repeat(5000));
    expect(readHtml(html)).toHaveLength(200);
  });
});

describe('ids', () => {
  it('an id of the author cannot stand in for an element or a name of the page', () => {
    for (const id of ['root', 'download', 'radix-:r1:', '_R_1_', 'B:0', '$RC', '__proto__']) {
      expect(find(render(`<h2 id="${id}">t</h2>`), 'h2')?.attributes.id, id).toMatch(/^doc-/);
    }
  });

  it('no two headings share an id', () => {
    const html = render('<h2 id="a">A</h2>\n\n# A\n\n# A\n\n# doc-a\n\n<h2 id="a">A</h2>\n\n# A-1');
    const ids = readHtml(html).map((element) => element.attributes.id);
    expect(new Set(ids).size).toBe(6);
  });

  it('no element but headings has an id or a name', () => {
    const html = render('<a id=x name=x>a</a><img id=x name=x src=y><p id=x><div id=x name=x>');
    expect(html).not.toMatch(/ (id|name)=/);
  });
});
