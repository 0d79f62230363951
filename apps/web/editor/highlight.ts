export interface Piece {
  text: string;
  /** `mark`: what means something to Markdown; `target`: addresses and placeholders. */
  kind: 'plain' | 'mark' | 'target';
}

/** One expression a kind of piece; the first that fits at a place wins. */
const INLINE =
  /(!\[Uploading [^\]]*\]\(\))|(!?\[)|(\]\()([^)\s]*)(\))|(`+[^`]+`+)|(\*\*|~~|__)|(<\/?[a-z][^>]*>)|(https?:\/\/\S+)/gi;
const LEAD = /^(\s*(?:#{1,6}|[-*+]|\d+[.)]|>+)(?= |$)|\s*(?:-{3,}|\*{3,})\s*$)/;

/** Longer texts are shown plain: the field stays quick. */
const LIMIT = 100_000;

/** A Markdown source cut into pieces to colour; joined they are the source again. */
export function highlight(source: string): Piece[] {
  if (source.length > LIMIT) return [{ text: source, kind: 'plain' }];
  const pieces: Piece[] = [];
  let fence: string | null = null;
  for (const line of source.split(/(?<=\n)/)) {
    const edge = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (edge && (fence === null || edge.startsWith(fence))) {
      fence = fence === null ? edge : null;
      pieces.push({ text: line, kind: 'mark' });
    } else if (fence !== null) {
      pieces.push({ text: line, kind: 'plain' });
    } else {
      pushLine(pieces, line);
    }
  }
  return pieces;
}

function pushLine(pieces: Piece[], line: string): void {
  const push = (text: string, kind: Piece['kind']) => {
    if (text !== '') pieces.push({ text, kind });
  };
  const lead = LEAD.exec(line)?.[0] ?? '';
  if (/^#{1,6}$/.test(lead.trim())) {
    push(line, 'mark');
    return;
  }
  push(lead, 'mark');
  let end = lead.length;
  INLINE.lastIndex = end;
  for (let match = INLINE.exec(line); match; match = INLINE.exec(line)) {
    push(line.slice(end, match.index), 'plain');
    const [whole, uploading, , bridge, target, close, , , , address] = match;
    if (uploading || address) push(whole, 'target');
    else if (bridge) {
      push(bridge, 'mark');
      push(target, 'target');
      push(close, 'mark');
    } else push(whole, 'mark');
    end = match.index + whole.length;
  }
  push(line.slice(end), 'plain');
}
