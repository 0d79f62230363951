/**
 * What user-written HTML may contain: the spec's section 5 by name, beyond that the harmless text
 * elements of HTML. An attribute that is not here is dropped; how a kind is checked is in
 * `attributes.ts`.
 */
export type AttributeKind =
  | 'text'
  | 'flag'
  | 'size'
  | 'count'
  | 'align'
  | 'valign'
  | 'direction'
  | 'link'
  | 'media'
  | 'srcset'
  | 'fragment'
  | 'token'
  | 'style'
  | 'class'
  | 'id'
  | 'frame';

export interface ElementRule {
  attributes: Readonly<Record<string, AttributeKind>>;
  /** void: has no content. inline: text level. block: everything else. */
  kind: 'void' | 'inline' | 'block';
  /** One of these must be open around it, or HTML parsers would leave the text's own container. */
  inside?: readonly string[];
}

const DIRECTION = { dir: 'direction' } as const;
const CODE = { class: 'class' } as const;
const CELL = {
  align: 'align',
  valign: 'valign',
  width: 'size',
  colspan: 'count',
  rowspan: 'count',
  style: 'style',
  dir: 'direction',
} as const;
const ROWS = { align: 'align', valign: 'valign' } as const;
const PLAYER = {
  src: 'media',
  controls: 'flag',
  loop: 'flag',
  muted: 'flag',
  preload: 'token',
} as const;

const FRAME = {
  src: 'frame',
  width: 'size',
  height: 'size',
  title: 'text',
  frameborder: 'count',
  allow: 'text',
  allowfullscreen: 'flag',
  loading: 'token',
  referrerpolicy: 'token',
} as const;

const TABLE = ['table'] as const;
const LIST = ['ul', 'ol'] as const;

type Attributes = ElementRule['attributes'];

const INLINE: Record<string, Attributes> = {
  a: { href: 'link', title: 'text' },
  abbr: { title: 'text' },
  audio: PLAYER,
  ...plain('b', 'big', 'cite', 'dfn', 'em', 'i', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's'),
  ...plain('samp', 'small', 'strike', 'strong', 'sub', 'sup', 'tt', 'u', 'var', 'picture'),
  bdi: DIRECTION,
  bdo: DIRECTION,
  code: CODE,
  del: {},
  ins: {},
  map: { name: 'token' },
  span: { class: 'class', dir: 'direction' },
  time: { datetime: 'text' },
  video: { ...PLAYER, poster: 'media', playsinline: 'flag', width: 'size', height: 'size' },
};

const BLOCK: Record<string, Attributes> = {
  ...plain('address', 'article', 'aside', 'center', 'dl', 'figcaption', 'figure', 'footer'),
  ...plain('header', 'nav', 'section', 'summary'),
  blockquote: DIRECTION,
  details: { open: 'flag' },
  div: { align: 'align', dir: 'direction' },
  h1: { id: 'id', dir: 'direction' },
  h2: { id: 'id', dir: 'direction' },
  h3: { id: 'id', dir: 'direction' },
  h4: { id: 'id', dir: 'direction' },
  h5: { id: 'id', dir: 'direction' },
  h6: { id: 'id', dir: 'direction' },
  ol: { start: 'count', reversed: 'flag', type: 'token', dir: 'direction' },
  p: { align: 'align', dir: 'direction' },
  pre: CODE,
  table: { align: 'align', width: 'size', border: 'count', dir: 'direction' },
  ul: DIRECTION,
};

const VOID: Record<string, Attributes> = {
  area: { shape: 'token', coords: 'text', href: 'link', alt: 'text', title: 'text' },
  br: {},
  hr: {},
  img: {
    src: 'media',
    srcset: 'srcset',
    sizes: 'text',
    alt: 'text',
    title: 'text',
    width: 'size',
    height: 'size',
    usemap: 'fragment',
    align: 'align',
    style: 'style',
    loading: 'token',
  },
  input: { type: 'token', checked: 'flag', disabled: 'flag', 'aria-label': 'text' },
  source: { src: 'media', srcset: 'srcset', sizes: 'text', media: 'text', type: 'text' },
  wbr: {},
};

const NESTED: Record<string, { attributes: Attributes; inside: readonly string[] }> = {
  caption: { attributes: {}, inside: TABLE },
  colgroup: { attributes: { span: 'count' }, inside: TABLE },
  dd: { attributes: {}, inside: ['dl'] },
  dt: { attributes: {}, inside: ['dl'] },
  li: { attributes: { value: 'count', dir: 'direction' }, inside: LIST },
  tbody: { attributes: ROWS, inside: TABLE },
  td: { attributes: CELL, inside: TABLE },
  tfoot: { attributes: ROWS, inside: TABLE },
  th: { attributes: { ...CELL, scope: 'token' }, inside: TABLE },
  thead: { attributes: ROWS, inside: TABLE },
  tr: { attributes: ROWS, inside: TABLE },
};

/** By element name. What an `iframe` carries is decided in `frames.ts`. */
export const ALLOWED: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ...rules(INLINE, 'inline'),
  ...rules(BLOCK, 'block'),
  ...rules(VOID, 'void'),
  ['col', { attributes: { span: 'count', width: 'size' }, kind: 'void', inside: TABLE }],
  ['iframe', { attributes: FRAME, kind: 'void' }],
  ...Object.entries(NESTED).map(([tag, rule]): [string, ElementRule] => [
    tag,
    { ...rule, kind: 'block' },
  ]),
]);

/** Dropped together with what they hold: it is not text. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set([
  'math',
  'script',
  'style',
  'svg',
  'template',
]);

/**
 * Elements of HTML that are dropped while their text stays. Any other name in angle brackets is
 * taken for a placeholder such as `<modid>` and shown as it was typed.
 */
export const DROPPED: ReadonlySet<string> = new Set(
  (
    'applet base basefont bgsound blink body button canvas data datalist dialog embed fieldset ' +
    'font form frame frameset head hgroup html label legend link main marquee menu meta ' +
    'meter noembed noframes noscript nobr object optgroup option output param plaintext portal ' +
    'progress search select slot textarea title track xmp'
  ).split(' '),
);

export const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function plain(...tags: string[]): Record<string, Attributes> {
  return Object.fromEntries(tags.map((tag) => [tag, {}]));
}

function rules(
  tags: Record<string, Attributes>,
  kind: ElementRule['kind'],
): [string, ElementRule][] {
  return Object.entries(tags).map(([tag, attributes]) => [tag, { attributes, kind }]);
}
