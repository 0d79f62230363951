import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A translated text with places such as `<terms>terms of use</terms>`. */
  text: string;
  /** What each place becomes around its words. */
  tags: Record<string, (words: string) => ReactNode>;
}

const PLACE = /<(\w+)>(.*?)<\/\1>/g;

/** A text whose marked words become links or other elements. */
export function Rich({ text, tags }: RichProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACE)) {
    const [whole, name, words] = match;
    parts.push(text.slice(end, match.index), tags[name]?.(words) ?? words);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
