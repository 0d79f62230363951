/**
 * A reader of HTML for tests that shares nothing with the sanitiser: it throws at anything but
 * well-formed tags in order, so a stray `<` or an element left open fails.
 */
export interface Element {
  tag: string;
  attributes: Record<string, string>;
  parents: string[];
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>|<|>/g;
const VOID = new Set('area br col hr img input source wbr'.split(' '));

/** Every element in order. Throws when the HTML could mean anything else to a browser. */
export function readHtml(html: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  for (const [all, slash, tag, attributes] of html.matchAll(TAG)) {
    if (!tag) throw new Error(`stray ${all}`);
    if (slash) {
      if (open.pop() !== tag) throw new Error(`</${tag}> closes another element`);
    } else {
      elements.push({ tag, attributes: readAttributes(attributes ?? ''), parents: [...open] });
      if (!VOID.has(tag)) open.push(tag);
    }
  }
  if (open.length > 0) throw new Error(`left open: ${open}`);
  return elements;
}

/** The first element of that name. */
export function find(html: string, tag: string): Element | undefined {
  return readHtml(html).find((element) => element.tag === tag);
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      name,
      (value ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ]),
  );
}
