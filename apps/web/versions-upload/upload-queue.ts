import type { Upload } from '#domain/uploads/index.ts';
import { ApiError, callApi } from '../shared/call-api.ts';
import { keepFields, keptFields } from './kept-fields.ts';
import { Pace } from './pace.ts';
import { BrokenTransfer, sendFile } from './transfer.ts';
import { arrived, brokenRule, newRow, ownerOf, type UploadRow } from './upload-row.ts';

/** Transfers at a time; more would only share the line. */
const AT_ONCE = 2;
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** Progress is told this often, so that a fast line does not drown the page in renderings. */
const TELL_MS = 120;

interface Transfer {
  file: File;
  stop: AbortController;
  pace: Pace;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * The files of one upload page: sends them, resumes after a lost connection, keeps what was typed.
 * Lives as long as the page.
 */
export class UploadQueue {
  #rows: readonly UploadRow[] = [];
  #serial = 0;
  readonly #projectId: string;
  readonly #transfers = new Map<string, Transfer>();
  readonly #listeners = new Set<() => void>();

  constructor(projectId: string, drafts: readonly Upload[]) {
    this.#projectId = projectId;
    this.#rows = drafts.map((draft) => {
      const row = newRow(draft.id, draft.filename, draft.size);
      return arrived(row, draft);
    });
    for (const row of this.#rows) this.#join(row.key);
  }

  /** Puts back what was typed about the drafts on an earlier visit. */
  restore(): void {
    this.#rows = this.#rows.map((row) =>
      row.uploadId ? { ...row, ...keptFields(row.uploadId) } : row,
    );
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  rows = (): readonly UploadRow[] => this.#rows;

  /** Follows the connection; answers what stops it. */
  watchConnection(): () => void {
    const online = () => this.#resumeBroken();
    const offline = () => {
      for (const [key, { stop }] of this.#transfers) {
        if (this.#row(key)?.state !== 'uploading') continue;
        stop.abort();
        this.change(key, { state: 'paused', pausedBy: 'connection', secondsLeft: null });
      }
    };
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      for (const { stop, timer } of this.#transfers.values()) {
        clearTimeout(timer);
        stop.abort();
      }
    };
  }

  /** New files; one that goes on with an unfinished draft takes its row. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const draft = this.#rows.find(
        (row) => row.state === 'unfinished' && row.filename === file.name && row.size === file.size,
      );
      if (draft) {
        this.#hold(draft.key, file);
        this.change(draft.key, { state: 'waiting' });
        continue;
      }
      this.#serial += 1;
      const row = newRow(`file-${this.#serial}`, file.name, file.size);
      const rule = brokenRule(file);
      this.#rows = [
        ...this.#rows,
        rule ? { ...row, state: 'refused', refusal: { text: '', rule } } : row,
      ];
      if (!rule) this.#hold(row.key, file);
    }
    for (const row of this.#rows) this.#join(row.key);
    this.#tell();
    this.#next();
  }

  change(key: string, changes: Partial<UploadRow>): void {
    this.#rows = this.#rows.map((row) => (row.key === key ? { ...row, ...changes } : row));
    this.#tell();
  }

  /** Changes made by hand, kept until the row is published or removed. */
  edit(key: string, changes: Partial<UploadRow>): void {
    this.change(key, { error: null, ...changes });
    const row = this.#row(key);
    if (row?.uploadId) keepFields(row.uploadId, row);
  }

  pause(key: string): void {
    this.change(key, { state: 'paused', pausedBy: 'hand', secondsLeft: null });
    this.#transfers.get(key)?.stop.abort();
    this.#next();
  }

  resume(key: string): void {
    const transfer = this.#transfers.get(key);
    if (!transfer) return;
    clearTimeout(transfer.timer);
    transfer.tries = 0;
    this.change(key, { state: 'waiting', pausedBy: null });
    this.#next();
  }

  /** Cancels what runs and forgets the file, here and on the server. */
  async remove(key: string): Promise<void> {
    const row = this.#row(key);
    const transfer = this.#transfers.get(key);
    clearTimeout(transfer?.timer);
    transfer?.stop.abort();
    this.#transfers.delete(key);
    this.#rows = this.#rows
      .filter((one) => one.key !== key)
      .map((one) => (one.extraOf === key ? { ...one, extraOf: null } : one));
    this.#tell();
    this.#next();
    if (!row?.uploadId) return;
    keepFields(row.uploadId, null);
    if (row.published) return;
    // A draft that cannot be dropped now falls away by itself after its seven days.
    await callApi(`/_internal/uploads/${row.uploadId}`, { method: 'DELETE' }).catch(() => {});
  }

  isBusy(): boolean {
    return this.#rows.some(({ state }) =>
      ['waiting', 'uploading', 'reading', 'paused', 'publishing'].includes(state),
    );
  }

  #hold(key: string, file: File): void {
    this.#transfers.set(key, { file, stop: new AbortController(), pace: new Pace(), tries: 0 });
  }

  /** Puts a sources file, or the like, to the file it belongs to. */
  #join(key: string): void {
    const row = this.#row(key);
    if (!row || row.extraOf || row.fields) return;
    const owner = ownerOf(row, this.#rows);
    if (owner)
      this.#rows = this.#rows.map((one) => (one === row ? { ...one, extraOf: owner } : one));
  }

  #next(): void {
    const running = this.#rows.filter(({ state }) => state === 'uploading' || state === 'reading');
    const waiting = this.#rows.filter(({ state }) => state === 'waiting');
    for (const row of waiting.slice(0, AT_ONCE - running.length)) this.#run(row);
  }

  async #run(row: UploadRow): Promise<void> {
    const { key } = row;
    const transfer = this.#transfers.get(key);
    if (!transfer) return;
    const { file } = transfer;
    const stop = new AbortController();
    transfer.stop = stop;
    transfer.pace.reset();
    this.change(key, { state: 'uploading', pausedBy: null, error: null });
    let told = 0;
    try {
      const upload = await this.#open(row, file, stop.signal);
      this.change(key, { uploadId: upload.id, received: upload.received });
      const done = upload.done
        ? upload
        : await sendFile(upload, file, {
            signal: stop.signal,
            onProgress: (sent) => {
              transfer.tries = 0;
              const now = performance.now();
              const whole = sent >= row.size;
              if (!whole && now - told < TELL_MS) return;
              told = now;
              const secondsLeft = transfer.pace.secondsLeft(now, sent, row.size);
              if (stop.signal.aborted) return;
              this.change(key, {
                state: whole ? 'reading' : 'uploading',
                received: sent,
                secondsLeft,
              });
            },
          });
      const known = this.#row(key);
      if (known) this.change(key, arrived(known, done));
      this.#transfers.delete(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#fail(key, transfer, error);
    } finally {
      this.#next();
    }
  }

  /** The upload of a file on the server: made now, or asked how far it came. */
  #open(row: UploadRow, file: File, signal: AbortSignal): Promise<Upload> {
    if (row.uploadId) return callApi(`/_internal/uploads/${row.uploadId}`, { signal });
    return callApi('/_internal/uploads', {
      method: 'POST',
      signal,
      body: { project_id: this.#projectId, filename: file.name, size: file.size },
    });
  }

  #fail(key: string, transfer: Transfer, error: unknown): void {
    const broken =
      error instanceof BrokenTransfer ||
      (error instanceof ApiError && (error.code === 'network' || error.status >= 500));
    if (!broken) {
      const text = error instanceof Error ? error.message : String(error);
      this.change(key, { state: 'refused', refusal: { text }, secondsLeft: null });
      return;
    }
    const wait = RETRY_MS[Math.min(transfer.tries, RETRY_MS.length - 1)];
    transfer.tries += 1;
    transfer.timer = setTimeout(() => this.#retry(key), wait);
    this.change(key, { state: 'paused', pausedBy: 'connection', secondsLeft: null });
  }

  #retry(key: string): void {
    const row = this.#row(key);
    if (row?.state !== 'paused' || row.pausedBy !== 'connection') return;
    this.change(key, { state: 'waiting', pausedBy: null });
    this.#next();
  }

  #resumeBroken(): void {
    for (const { key, state, pausedBy } of this.#rows) {
      if (state === 'paused' && pausedBy === 'connection') this.#retry(key);
    }
  }

  #row(key: string): UploadRow | undefined {
    return this.#rows.find((row) => row.key === key);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
