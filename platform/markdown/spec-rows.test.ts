import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { createMarkdownRenderer, EDITOR_IMAGE_LIMIT, TRUSTED_MEDIA_HOSTS } from './index.ts';
import { createParser } from './markdown.ts';
import { find, readHtml } from './strict-html.ts';

const SITE = 'https://quarry.example';
const renderer = createMarkdownRenderer({ siteOrigins: [SITE], imageProxy: '/_image' });
const render = (source: string) => renderer.render(source).html;
const attributes = (source: string, tag: string) => find(render(source), tag)?.attributes;
const tags = (source: string) => readHtml(render(source)).map((element) => element.tag);

describe('Markdown', () => {
  it('S1.047 text is Markdown', () => {
    expect(render('**x**')).toContain('<strong>x</strong>');
  });

  it('S1.048 text is rendered safely', () => {
    const html = render('<script>alert(1)</script><img src=x onerror=alert(1)>');
    expect(html).not.toContain('alert');
    expect(find(html, 'img')?.attributes).not.toHaveProperty('onerror');
  });

  it('S1.049 code is highlighted', () => {
    expect(render('```java\nclass A {}\n```')).toMatch(/<span class="hljs-/);
  });

  it('S5.011 S9.056 the editor takes pictures of at most 1 MiB', () => {
    expect(EDITOR_IMAGE_LIMIT).toBe(1_048_576);
  });

  it('S5.018 HTML is allowed', () => {
    expect(tags('<details><summary>a</summary>b</details>')).toEqual(['details', 'summary']);
  });

  it('S5.019 bare URLs are linked', () => {
    expect(attributes('see https://example.org now', 'a')?.href).toBe('https://example.org');
  });

  it('S5.020 line breaks are not forced', () => {
    expect(render('a\nb')).toBe('<p>a\nb</p>\n');
  });

  it('S5.021 nesting stops at 100', () => {
    expect(createParser().options.maxNesting).toBe(100);
    const quotes = tags(`${'> '.repeat(150)}deep`).filter((tag) => tag === 'blockquote');
    expect(quotes.length).toBeGreaterThan(90);
    expect(quotes.length).toBeLessThanOrEqual(100);
  });

  it('S5.022 links to the own site keep plain form', () => {
    expect(render(`[x](${SITE}/mod/x)`)).toBe(`<p><a href="${SITE}/mod/x">x</a></p>\n`);
    expect(attributes('[x](/mods)', 'a')).toEqual({ href: '/mods' });
  });

  it('S5.023 other links are noopener nofollow ugc', () => {
    for (const href of ['https://example.org', '//example.org', '/\\example.org']) {
      expect(attributes(`<a href="${href}">x</a>`, 'a')?.rel, href).toBe('noopener nofollow ugc');
    }
    expect(attributes('<map name=m><area href="https://example.org"></map>', 'area')?.rel).toBe(
      'noopener nofollow ugc',
    );
  });
});

describe('Sanitiser', () => {
  it('S5.024 allows some tags', () => {
    const source =
      '<form></form><style>p{}</style><object></object><script>x</script><svg></svg>' +
      '<kbd>a</kbd><details>b</details><table><tr><td>c</td></tr></table>';
    expect(tags(source)).toEqual(['kbd', 'details', 'table', 'tr', 'td']);
  });

  it('S5.025 allows some attributes', () => {
    expect(render('<p onclick=x id=y data-z=1>a</p>')).toBe('<p>a</p>');
  });

  it('S5.026 strips comments', () => {
    expect(render('a <!-- secret --> b\n\n<!-- secret -->')).not.toMatch(/secret|--/);
  });

  it.each([1, 2, 3, 4, 5, 6])('S5.027 h%i keeps its id', (level) => {
    expect(attributes(`<h${level} id="x">t</h${level}>`, `h${level}`)?.id).toBe('x');
  });

  it('S5.028 checkboxes keep checked, disabled, type', () => {
    expect(attributes('<input type=checkbox checked disabled name=n>', 'input')).toEqual({
      type: 'checkbox',
      checked: '',
      disabled: '',
    });
    expect(tags('<input type=text><input><input type=image src=x>')).not.toContain('input');
  });

  it('S5.029 images keep usemap, style, align', () => {
    expect(
      attributes('<img src=/a.png usemap=#m align=right style="float:left">', 'img'),
    ).toMatchObject({ usemap: '#m', align: 'right', style: 'float:left' });
  });

  it('S5.030 table cells and headers keep style', () => {
    const html = render(
      '<table><tr><th style="text-align:right">a</th><td style="text-align:center">b</td></tr>' +
        '</table><span style="text-align:center">c</span>',
    );
    expect(find(html, 'td')?.attributes.style).toBe('text-align:center');
    expect(find(html, 'th')?.attributes.style).toBe('text-align:right');
    expect(find(html, 'span')?.attributes).toEqual({});
  });

  it('S5.031 paragraphs and divs keep align', () => {
    expect(attributes('<p align=center>a</p>', 'p')?.align).toBe('center');
    expect(attributes('<div align=center>a</div>', 'div')?.align).toBe('center');
    expect(attributes('<span align=center>a</span>', 'span')).toEqual({});
  });

  const imageStyle = (style: string) => attributes(`<img src=/a style="${style}">`, 'img')?.style;

  it('S5.032 image-rendering pixelated', () => {
    expect(imageStyle('image-rendering: pixelated')).toBe('image-rendering:pixelated');
    expect(imageStyle('image-rendering: auto')).toBeUndefined();
  });

  it.each(['left', 'right', 'center', 'justify'])('S5.033 text-align %s', (value) => {
    const source = `<table><tr><td style="text-align: ${value}">a</td></tr></table>`;
    const kept = value === 'justify' ? undefined : `text-align:${value}`;
    expect(attributes(source, 'td')?.style).toBe(kept);
  });

  it('S5.034 float left or right', () => {
    expect(imageStyle('FLOAT: Left')).toBe('float:left');
    expect(imageStyle('float:right;')).toBe('float:right');
    expect(imageStyle('float:none')).toBeUndefined();
    expect(imageStyle('float:inherit')).toBeUndefined();
  });

  it('S5.035 no other CSS property', () => {
    expect(imageStyle('position:fixed; width:9999px; background:url(x)')).toBeUndefined();
    expect(imageStyle('float:left;position:fixed')).toBe('float:left');
    expect(imageStyle('constructor:x;__proto__:y')).toBeUndefined();
  });

  it('S5.036 classes of pre, code and span are hljs- or language-', () => {
    expect(render('<span class="hljs-keyword foo">a</span>')).toContain('class="hljs-keyword"');
    expect(attributes('<code class="language-js btn">a</code>', 'code')?.class).toBe('language-js');
    expect(attributes('<pre class="btn language-js">a</pre>', 'pre')?.class).toBe('language-js');
    expect(attributes('<div class="hljs-keyword">a</div>', 'div')).toEqual({});
  });
});

describe('Frames', () => {
  const frame = (src: string) => attributes(`<iframe src="${src}"></iframe>`, 'iframe')?.src;
  const VIDEO = 'https://www.youtube.com/embed/';
  const CHAT = 'https://discord.com/widget?id=';

  it('S5.037 videos with an id of 11 characters', () => {
    expect(frame(`${VIDEO}hKrA6NXn7Sc`)).toBe(`${VIDEO}hKrA6NXn7Sc`);
    expect(frame('https://www.youtube-nocookie.com/embed/a-b_c6NXn7S')).toBeDefined();
    for (const address of [
      `${VIDEO}hKrA6NXn7S`,
      `${VIDEO}hKrA6NXn7Sc1`,
      'https://www.youtube.com/watch?v=hKrA6NXn7Sc',
      'https://www.youtube.com.evil.example/embed/hKrA6NXn7Sc',
      'https://user@www.youtube.com/embed/hKrA6NXn7Sc',
      'javascript://www.youtube.com/embed/hKrA6NXn7Sc',
    ]) {
      expect(frame(address), address).toBeUndefined();
    }
  });

  it('S5.038 videos keep numeric start and end', () => {
    expect(frame(`${VIDEO}hKrA6NXn7Sc?start=5&end=9&autoplay=1`)).toBe(
      `${VIDEO}hKrA6NXn7Sc?start=5&end=9`,
    );
    expect(frame(`${VIDEO}hKrA6NXn7Sc?start=abc`)).toBe(`${VIDEO}hKrA6NXn7Sc`);
  });

  it('S5.039 chat widgets with an id of 18 or 19 digits alone', () => {
    expect(frame(CHAT + '1'.repeat(18))).toBe(CHAT + '1'.repeat(18));
    expect(frame(CHAT + '1'.repeat(19))).toBe(CHAT + '1'.repeat(19));
    expect(frame(CHAT + '1'.repeat(17))).toBeUndefined();
    expect(frame(CHAT + '1'.repeat(20))).toBeUndefined();
    expect(frame(`${CHAT}${'1'.repeat(18)}&theme=dark`)).toBeUndefined();
  });

  it('S5.040 no other frame', () => {
    expect(tags('a <iframe src=https://example.org></iframe> <iframe srcdoc="x">')).toEqual(['p']);
  });
});

describe('Links and sources', () => {
  it.each([
    ['S5.041', 'http://example.org'],
    ['S5.042', 'https://example.org'],
    ['S5.043', 'mailto:a@example.org'],
    ['S5.044', 'tel:+491'],
    ['S5.045', 'ftp://example.org/x'],
    ['S5.047', '/mods'],
    ['S5.047', './x'],
    ['S5.047', '../x'],
    ['S5.047', 'docs/x.md'],
    ['S5.048', '#top'],
  ])('%s %s is kept', (_row, href) => {
    expect(attributes(`<a href='${href}'>x</a>`, 'a')?.href).toBe(href);
    expect(attributes(`[x](${href})`, 'a')?.href).toBe(href);
  });

  it('S5.046 data:image is kept', () => {
    const src = 'data:image/png;base64,iVBORw0KGgo=';
    expect(attributes(`<img src='${src}'>`, 'img')?.src).toBe(src);
  });

  it.each([
    'javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:x',
  ])('S5.049 %s is emptied', (href) => {
    expect(render(`<a href='${href}'>text</a>`)).toBe('<p><a href="">text</a></p>\n');
    expect(render(`[text](${href})`)).toBe('<p><a href="">text</a></p>\n');
  });
});

describe('Media', () => {
  const UNTRUSTED = 'https://untrusted.example/a.png?b=1&c=2';
  const PROXIED = `/_image?url=${encodeURIComponent(UNTRUSTED)}`;

  it.each(['img', 'video', 'audio', 'source'])('S5.050 %s goes through the proxy', (tag) => {
    expect(attributes(`<${tag} src="${UNTRUSTED}">`, tag)?.src).toBe(PROXIED);
  });

  it('S5.050 so do posters, candidates of srcset and addresses without a scheme', () => {
    expect(attributes(`<video poster="${UNTRUSTED}"></video>`, 'video')?.poster).toBe(PROXIED);
    expect(attributes(`<img srcset="${UNTRUSTED} 2x, /own.png 1x">`, 'img')?.srcset).toBe(
      `${PROXIED} 2x, /own.png 1x`,
    );
    expect(attributes('![](//untrusted.example/a)', 'img')?.src).toBe(
      '/_image?url=https%3A%2F%2Funtrusted.example%2Fa',
    );
  });

  it('S5.051 thirteen hosts are trusted', () => {
    expect(TRUSTED_MEDIA_HOSTS).toHaveLength(13);
    for (const host of TRUSTED_MEDIA_HOSTS) {
      expect(attributes(`![](https://${host}/a.png)`, 'img')?.src).toBe(`https://${host}/a.png`);
    }
    expect(attributes(`![](${SITE}/a.png)`, 'img')?.src).toBe(`${SITE}/a.png`);
    expect(attributes('![](https://evil.github.com/a.png)', 'img')?.src).toMatch(/^\/_image/);
  });

  it("S5.052 the proxy's error redirect is removed", () => {
    const outside = createMarkdownRenderer({ siteOrigins: [], imageProxy: 'https://img.example/' });
    const src = (source: string) => find(outside.render(source).html, 'img')?.attributes.src;
    expect(src('<img src="https://img.example/?url=x&errorredirect=https://evil">')).toBe(
      'https://img.example/?url=x',
    );
    for (const own of ['/_image?errorredirect=https://evil', 'https://wsrv.nl/?ErrorRedirect=e']) {
      expect(attributes(`<img src="${own}">`, 'img')?.src).not.toMatch(/redirect/i);
    }
    expect(attributes('<img src="https://wsrv.nl/?%65rrorredirect=e&url=x#y">', 'img')?.src).toBe(
      'https://wsrv.nl/?url=x#y',
    );
  });
});

describe('Code', () => {
  const SAMPLES: Record<string, string> = {
    javascript: 'const a = 1;',
    python: 'def a(): return 1',
    lua: 'local a = 1',
    java: 'class A {}',
    kotlin: 'fun a() = 1',
    scala: 'val a = 1',
    groovy: 'def a = 1',
    gradle: 'apply plugin: "x"',
    json: '{"a": 1}',
    ini: '[a]\nb = 1',
    yaml: 'a: 1',
    xml: '<a b="c"/>',
    properties: 'a=b',
  };
  const code = (name: string, sample: string) => render(`\`\`\`${name}\n${sample}\n\`\`\``);

  it.each(Object.entries(SAMPLES))('S5.053 %s is highlighted', (name, sample) => {
    expect(code(name, sample)).toContain('<span class="hljs-');
    expect(code(name, sample)).toContain(`<code class="language-${name}">`);
  });

  it('S5.053 other languages stay plain', () => {
    expect(code('rust', 'let a = "<b>";')).toBe(
      '<pre tabindex="0"><code class="language-rust">let a = &quot;&lt;b&gt;&quot;;\n</code></pre>\n',
    );
  });

  it.each([
    ['S5.054', 'js', 'javascript'],
    ['S5.055', 'py', 'python'],
    ['S5.056', 'kt', 'kotlin'],
    ['S5.057', 'json5', 'json'],
    ['S5.058', 'toml', 'ini'],
    ['S5.059', 'yml', 'yaml'],
    ['S5.060', 'html', 'xml'],
    ['S5.060', 'htm', 'xml'],
    ['S5.060', 'xhtml', 'xml'],
    ['S5.060', 'mcui', 'xml'],
    ['S5.060', 'fxml', 'xml'],
  ])('%s %s is highlighted like %s', (_row, alias, name) => {
    const sample = SAMPLES[name]!;
    expect(code(alias, sample)).toContain(highlight(`${sample}\n`, name));
    expect(code(alias, sample)).toBe(
      code(name, sample).replace(`language-${name}`, `language-${alias}`),
    );
  });
});
