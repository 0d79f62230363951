import { formatDateTime, formatRelativeTime, type Moment } from '#ui/format/index.ts';
import { useMessages } from '../messages/messages.tsx';
import { useNow } from './now.ts';

/** "3 days ago", with the exact date as its tip. */
export function RelativeTime({ moment }: { moment: Moment }) {
  const { locale } = useMessages();
  const now = useNow();
  return (
    <time dateTime={new Date(moment).toISOString()} data-tip={formatDateTime(moment, { locale })}>
      {formatRelativeTime(moment, now, locale)}
    </time>
  );
}
