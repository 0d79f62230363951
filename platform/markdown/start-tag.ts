import type { ElementRule } from './allow-list.ts';
import { checkAttribute, encodeAttribute } from './attributes.ts';
import type { UrlPolicy } from './urls.ts';

/** The text of start tags, from what the author wrote and what the site adds. */
export interface StartTags {
  /** Attributes as they are written after the name, with a leading space each. */
  attributes(tag: string, rule: ElementRule, given: Map<string, string>): string;
  /** A whole frame, or empty when it may not be embedded. */
  frame(given: Map<string, string>): string;
  /** How many parts were left out so far. */
  readonly removed: number;
}

const FOREIGN_REL = 'noopener nofollow ugc';

const FRAME_LIMITS =
  ' sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"' +
  ' referrerpolicy="strict-origin-when-cross-origin" loading="lazy" allowfullscreen';

export function createStartTags(urls: UrlPolicy): StartTags {
  let removed = 0;

  function added(tag: string, given: Map<string, string>): string {
    switch (tag) {
      case 'a':
      case 'area':
        return urls.link(given.get('href') ?? '').foreign ? ` rel="${FOREIGN_REL}"` : '';
      case 'img':
        return (
          (given.has('alt') ? '' : ' alt=""') + (given.has('loading') ? '' : ' loading="lazy"')
        );
      case 'audio':
      case 'video':
        return given.has('controls') ? '' : ' controls';
      // Long lines scroll; without this they cannot be reached with the keyboard.
      case 'pre':
        return ' tabindex="0"';
      default:
        return '';
    }
  }

  return {
    attributes(tag, rule, given) {
      let text = '';
      for (const [name, value] of given) {
        const kind = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined;
        if (kind === undefined || kind === 'id') {
          removed++;
          continue;
        }
        const checked = checkAttribute(kind, value, urls);
        removed += checked.removed;
        if (checked.value === null) continue;
        text += kind === 'flag' ? ` ${name}` : ` ${name}="${encodeAttribute(checked.value)}"`;
      }
      return text + added(tag, given);
    },

    frame(given) {
      const { value } = checkAttribute('frame', given.get('src') ?? '', urls);
      if (value === null) {
        removed++;
        return '';
      }
      const size = ['width', 'height'].flatMap((name) => {
        const checked = checkAttribute('size', given.get(name) ?? '', urls).value;
        return checked === null ? [] : [` ${name}="${encodeAttribute(checked)}"`];
      });
      const title = encodeAttribute(given.get('title') || new URL(value).host);
      return `<iframe src="${encodeAttribute(value)}" title="${title}"${size.join('')}${FRAME_LIMITS}></iframe>`;
    },

    get removed() {
      return removed;
    },
  };
}
