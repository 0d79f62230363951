import { formatCount, formatNumber } from '#ui/format/index.ts';
import { useMessages } from '../messages/messages.tsx';

/** A number in its short form (spec 9), with the whole one as its tip; `full` writes it out. */
export function NumberText({ value, full }: { value: number; full?: boolean }) {
  const { locale } = useMessages();
  const whole = formatNumber(value, locale);
  const short = full ? whole : formatCount(value, locale);
  return <span data-tip={short === whole ? undefined : whole}>{short}</span>;
}
