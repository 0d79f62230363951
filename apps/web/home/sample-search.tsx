import { Bed } from '#ui/bed/bed.tsx';
import { Button } from '#ui/button/button.tsx';
import { Input } from '#ui/input/input.tsx';
import { Link, TextLink } from '#ui/link/link.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { Stat } from '#ui/stats/stats.tsx';
import { useT } from '../messages/messages.tsx';
import { NumberText } from '../shared/number-text.tsx';
import { ProjectIcon } from '../shared/project-icon.tsx';
import { SAMPLE_SORTS, type SampleHit, type SampleSort } from './sample.ts';
import styles from './sample-search.module.css';
import { useSample } from './use-sample.ts';

/** A small search to play with: three results that follow what is typed. */
export function SampleSearch({ initial }: { initial: SampleHit[] }) {
  const t = useT();
  const sample = useSample(initial);
  return (
    <Bed className={styles.bed}>
      <search>
        <form className={styles.bar} action="/mods">
          <span className={styles.field}>
            <Input
              type="search"
              name="q"
              icon="search"
              autoComplete="off"
              aria-label={t('home.sample.search')}
              placeholder={t('home.sample.search')}
              value={sample.text}
              onChange={(event) => sample.setText(event.currentTarget.value)}
            />
          </span>
          <NativeSelect
            aria-label={t('home.sample.sort')}
            value={sample.sort}
            options={SAMPLE_SORTS.map((sort) => ({ value: sort, label: t(`home.sort.${sort}`) }))}
            onChange={(event) => sample.setSort(event.currentTarget.value as SampleSort)}
          />
        </form>
      </search>
      <div className={styles.results} aria-live="polite">
        <Results sample={sample} />
      </div>
      <p className={styles.foot}>
        <TextLink href={`/mods?q=${encodeURIComponent(sample.text)}`}>
          {t('home.sample.all')}
        </TextLink>
      </p>
    </Bed>
  );
}

function Results({ sample }: { sample: ReturnType<typeof useSample> }) {
  const t = useT();
  if (sample.failed) {
    return (
      <div className={styles.nothing}>
        <p>{t('home.sample.failed')}</p>
        <Button onClick={sample.tryAgain}>{t('shared.tryAgain')}</Button>
      </div>
    );
  }
  if (sample.hits.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{sample.text ? t('home.sample.none', { text: sample.text }) : t('home.sample.empty')}</p>
      </div>
    );
  }
  return (
    <ul data-sample-results="">
      {sample.hits.map((hit) => (
        <li key={hit.id} className={styles.row}>
          <ProjectIcon id={hit.id} iconUrl={hit.iconUrl} size={48} />
          <div>
            <h3>
              <Link href={hit.href} className={styles.title} dir="auto">
                {hit.title}
              </Link>
            </h3>
            <p className={styles.summary} dir="auto">
              {hit.summary}
            </p>
          </div>
          <Stat
            icon="download"
            value={<NumberText value={hit.downloads} />}
            label={t('shared.downloads')}
          />
        </li>
      ))}
    </ul>
  );
}
