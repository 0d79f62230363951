import { ListBed, ListRow } from '#ui/bed/bed.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Input } from '#ui/input/input.tsx';
import { CoreBox } from '#ui/rock/core-box.tsx';
import type { MessageKey } from '../messages/keys.ts';
import { useMessageArea, useT } from '../messages/messages.tsx';
import { Rich } from '../messages/rich.tsx';
import { ProjectIcon } from '../shared/project-icon.tsx';
import { type FailureData, type NearMatch, toAppError } from './app-error.ts';
import styles from './error-page.module.css';
import { wordsOfPath } from './path-words.ts';
import { SadBot } from './sad-bot.tsx';
import { notFoundKind } from './wording.ts';

export interface ErrorPageProps {
  error: unknown;
  path: string;
  links: { status: string; chat: string };
}

/** What stands in the place of a page that is not there or could not be made (spec section 8). */
export function ErrorPage({ error, path, links }: ErrorPageProps) {
  const ready = useMessageArea('errors');
  if (!ready) return null;
  const { statusCode } = toAppError(error);
  return statusCode === 404 ? (
    <NotFound data={dataOf(error)} path={path} />
  ) : (
    <Failed error={error} links={links} />
  );
}

function dataOf(error: unknown): FailureData {
  const data = (error as { data?: unknown } | null)?.data;
  return typeof data === 'object' && data !== null ? data : {};
}

const DEPTHS = ['400', '402', '404', '406', '408'];
const REASONS = ['url', 'owner', 'terms'] as const;

function NotFound({ data, path }: { data: FailureData; path: string }) {
  const t = useT();
  const address = data.path ?? path;
  const kind = notFoundKind(address);
  const message = data.reason === 'invalid' ? 'errors.invalid' : 'errors.unmatched';
  return (
    <div className={`content ${styles.page}`} data-error="404">
      <div>
        <h1 className={styles.title}>{t(`errors.${kind}.title`)}</h1>
        <p className={styles.subtitle}>{t(`errors.${kind}.subtitle`)}</p>
        <p className={styles.path}>
          <AddressMessage text={t(message, { path: '\n' })} path={address} />
        </p>
        <search className={styles.search}>
          <form action="/mods">
            <Input
              size="large"
              type="search"
              name="q"
              icon="search"
              aria-label={t('errors.search')}
              placeholder={t('errors.search')}
              defaultValue={wordsOfPath(address)}
            />
          </form>
        </search>
        {data.near && data.near.length > 0 && <NearMatches matches={data.near} />}
        {kind !== 'page' && (
          <section className={styles.why}>
            <h2 className={styles.whyTitle}>{t('errors.why')}</h2>
            <ul className={styles.reasons}>
              {REASONS.map((reason) => (
                <li key={reason}>
                  <Rich
                    text={t(`errors.${kind}.why.${reason}` as MessageKey)}
                    tags={{ terms: newTab('/legal/terms') }}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.picture}>
        <CoreBox
          depths={DEPTHS.map((metres) => t('errors.depth', { metres }))}
          lost={t('errors.lost')}
        />
      </div>
    </div>
  );
}

function AddressMessage({ text, path }: { text: string; path: string }) {
  const [before, after] = text.split('\n');
  return (
    <>
      {before}
      <code className="ltr">{path}</code>
      {after}
    </>
  );
}

function NearMatches({ matches }: { matches: readonly NearMatch[] }) {
  const t = useT();
  return (
    <section className={styles.near}>
      <h2 className={styles.nearTitle}>{t('errors.near')}</h2>
      <ListBed>
        {matches.map(({ id, href, title, type, author, iconUrl }) => (
          <ListRow
            key={id}
            picture={<ProjectIcon id={id} iconUrl={iconUrl} size={36} />}
            title={title}
            href={href}
            text={t('errors.nearText', { type: t(`shared.type.${type}` as MessageKey), author })}
          />
        ))}
      </ListBed>
    </section>
  );
}

function Failed({ error, links }: { error: unknown; links: ErrorPageProps['links'] }) {
  const t = useT();
  const { statusCode, message } = toAppError(error);
  return (
    <div className={`content ${styles.page}`} data-error={statusCode}>
      <div>
        <h1 className={styles.title}>{t('errors.other.title')}</h1>
        <p className={styles.subtitle}>{t('errors.other.subtitle')}</p>
        <p className={styles.code}>
          <code>{t('errors.other.code', { code: String(statusCode) })}</code> {message}
        </p>
        <section className={styles.why}>
          <h2 className={styles.whyTitle}>{t('errors.other.list')}</h2>
          <ul className={styles.reasons}>
            <li>
              <Rich text={t('errors.other.status')} tags={{ status: newTab(links.status) }} />
            </li>
            <li>
              <Rich text={t('errors.other.chat')} tags={{ chat: newTab(links.chat) }} />
            </li>
          </ul>
        </section>
        <div className={styles.actions}>
          <Button kind="main" onClick={() => window.location.reload()}>
            {t('errors.tryAgain')}
          </Button>
          <ButtonLink href="/">{t('errors.home')}</ButtonLink>
        </div>
      </div>
      <div className={styles.picture}>
        <SadBot label={t('errors.bot')} />
      </div>
    </div>
  );
}

function newTab(href: string) {
  return (words: string) => (
    <a className="link" href={href} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
