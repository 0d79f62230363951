import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { KnownViewers } from '#domain/access/index.ts';
import { createAddresses } from '#domain/addresses.ts';
import { migrate, type Tables } from '#domain/database/index.ts';
import { renderedAddress } from '#domain/documents/index.ts';
import { type DownloadCounter, startDownloadCounter } from '#domain/downloads/index.ts';
import { type Post, startPost } from '#domain/mail/index.ts';
import { KnownProjects } from '#domain/projects/index.ts';
import { createSearchEngine, type LiveIndex, startLiveIndex } from '#domain/search/index.ts';
import type { Services } from '#domain/services.ts';
import { loadTagLists, seedTags } from '#domain/tags/index.ts';
import { sweep } from '#domain/upkeep/index.ts';
import { PublicAnswers } from '#platform/answers/public-answers.ts';
import { diskBlobStore } from '#platform/blobs/disk-blob-store.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { connectDatabase } from '#platform/db/connect.ts';
import { type Events, listenToEvents } from '#platform/events/events.ts';
import type { Log } from '#platform/log/log.ts';
import { folderMailer, type Mailer, smtpMailer } from '#platform/mail/index.ts';
import { createMarkdownRenderer } from '#platform/markdown/index.ts';
import { schedule } from '#platform/schedule/schedule.ts';
import { mailTexts } from './mail-texts.ts';
import type { Settings } from './settings.ts';

/** The whole product, put together; the only place that chooses implementations. */
export interface Site {
  settings: Settings;
  services: Services;
  events: Events;
  search: LiveIndex;
  projects: KnownProjects;
  viewers: KnownViewers;
  answers: PublicAnswers;
  downloads: DownloadCounter;
  post: Post;
  log: Log;
  close(): Promise<void>;
}

/** Bytes of finished answers and pages kept in memory. */
const ANSWER_BYTES = 128 * 1024 * 1024;

export async function compose(settings: Settings, databaseUrl: string, log: Log): Promise<Site> {
  await mkdir(settings.dataDir, { recursive: true });
  const services = await composeServices(settings, databaseUrl, log);
  const events = await listenToEvents(databaseUrl, log);
  const search = await startLiveIndex(createSearchEngine(), services.db, events, log);
  const answers = new PublicAnswers(ANSWER_BYTES);
  // What was answered while the lists were being read again told the old ones.
  async function followTags(): Promise<void> {
    try {
      await services.tags.reload();
      answers.drop('tags');
    } catch (err) {
      log.error({ err }, 'the tag lists could not be read again');
    }
  }
  events.subscribe(({ kind, id }) => {
    // Nothing that is kept for everyone tells of these.
    if (kind === 'session' || kind === 'token') return;
    answers.drop(`${kind}:${id}`);
    answers.drop(kind);
    if (kind === 'tags') followTags();
  });
  events.onGap(() => {
    answers.clear();
    followTags();
  });
  const chores = schedule(
    [{ name: 'sweep', when: '17 * * * *', work: () => sweep(services) }],
    log,
  );
  const downloads = await startDownloadCounter(services, join(settings.dataDir, 'downloads'));
  const post = startPost(services, await composeMailer(settings), events);
  return {
    settings,
    services,
    events,
    search,
    projects: new KnownProjects(services.db, events),
    viewers: new KnownViewers(services, events),
    answers,
    downloads,
    post,
    log,
    async close() {
      chores.stop();
      await post.close();
      await downloads.close();
      await events.close();
      await services.db.destroy();
    },
  };
}

/** A mail server where one is set, else a folder that the operator reads. */
async function composeMailer(settings: Settings): Promise<Mailer> {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = settings;
  const from = mailFrom ?? `Quarry <no-reply@${new URL(publicUrl).hostname}>`;
  return smtpUrl ? smtpMailer(smtpUrl, from) : folderMailer(join(dataDir, 'outbox'), from);
}

/**
 * What use cases need, without the parts that serve requests; commands use it as well, and then
 * `keepAddress`: the address that the stored documents name, not the one of their own settings.
 */
export async function composeServices(
  settings: Settings,
  databaseUrl: string,
  log: Log,
  { keepAddress = false } = {},
): Promise<Services & { db: Kysely<Tables> }> {
  const { kysely: db } = connectDatabase<Tables>({
    url: databaseUrl,
    onError: ({ message }) => log.warn({ err: message }, 'lost a database connection'),
  });
  await migrate(db);
  await seedTags(db);
  const stored = keepAddress ? await renderedAddress(db) : null;
  const publicUrl = stored ?? settings.publicUrl;
  const { hostname, host } = new URL(publicUrl);
  return {
    db,
    log,
    clock: systemClock,
    blobs: await diskBlobStore(join(settings.dataDir, 'blobs')),
    addresses: createAddresses(publicUrl),
    tags: await loadTagLists(db),
    mailTexts: mailTexts(),
    markdown: createMarkdownRenderer({ siteOrigins: [publicUrl], imageProxy: '/_image' }),
    policy: {
      autoApprove: settings.autoApprove,
      packHosts: [...settings.packHosts, hostname, host],
    },
  };
}
