import type { Kysely } from 'kysely';
import type { BlobStore } from '#platform/blobs/blob-store.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Addresses } from './addresses.ts';
import type { Tables } from './database/index.ts';
import type { MailTexts } from './mail/index.ts';
import type { TagLists } from './tags/index.ts';

/** What use cases need of the world; made once in the composition root. */
export interface Services {
  db: Kysely<Tables>;
  blobs: BlobStore;
  clock: Clock;
  log: Log;
  addresses: Addresses;
  /** Markdown to safe HTML, the same renderer as the editor's preview. */
  markdown: { render(source: string): { html: string; removed: number } };
  tags: TagLists;
  mailTexts: MailTexts;
  policy: {
    /** New projects need no review. */
    autoApprove: boolean;
    /** Hosts that a modpack's files may be downloaded from. */
    packHosts: string[];
  };
}
