import { SectionBed } from '#ui/bed/bed.tsx';
import { formatDate, formatNumber } from '#ui/format/index.ts';
import { Cell, HeadCell, Row, Table } from '#ui/table/table.tsx';
import type { HeadOf } from '../../head.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import styles from './analytics.module.css';
import { DayBars } from './day-bars.tsx';
import type { AnalyticsData } from './load.ts';

export const head: HeadOf<unknown> = settingsHead('page.analytics');

/** Downloads per day of this project: bars, and the same numbers as a table. */
export function Component() {
  const { t, locale } = useMessages();
  const { days } = useLoaderData() as AnalyticsData;
  const title = t('projectSettings.page.analytics');
  if (!days) {
    return (
      <SettingsPage title={title} editable={false}>
        <p>{t('projectSettings.noAnalytics')}</p>
      </SettingsPage>
    );
  }
  const sum = days.reduce((total, { count }) => total + count, 0);
  return (
    <SettingsPage title={title} editable>
      <SectionBed title={t('projectSettings.downloads')} count={t('projectSettings.perDay')} padded>
        <p className={styles.sum}>
          <span className={styles.number}>{formatNumber(sum, locale)}</span>{' '}
          {t('projectSettings.lastDays', { count: days.length })}
        </p>
        <DayBars days={days} />
        <p className={styles.note}>
          {sum === 0
            ? t('projectSettings.noDownloads', { count: days.length })
            : t('projectSettings.stillCounting')}
        </p>
      </SectionBed>
      <Table
        caption={t('projectSettings.downloadsPerDay')}
        head={
          <>
            <HeadCell>{t('projectSettings.day')}</HeadCell>
            <HeadCell end>{t('projectSettings.downloads')}</HeadCell>
          </>
        }
      >
        {days.toReversed().map(({ day, count }) => (
          <Row key={day}>
            <Cell>{formatDate(day, { locale })}</Cell>
            <Cell end>{formatNumber(count, locale)}</Cell>
          </Row>
        ))}
      </Table>
    </SettingsPage>
  );
}
