import { resolve } from 'node:path';
import { LOG_LEVELS, type LogLevel } from '#platform/log/log.ts';

/** Everything that can be set from outside; read once, at the start. */
export interface Settings {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  demo: boolean;
  autoApprove: boolean;
  logLevel: LogLevel;
  rateLimit: number;
  trustProxy: boolean;
  packHosts: string[];
  smtpUrl: string | null;
  mailFrom: string | null;
  statusUrl: string;
  chatUrl: string;
}

interface Setting<T> {
  variable: string;
  default: string;
  /** What it does, for the README and for the list of mistakes. */
  help: string;
  /** @throws Error saying what it should have been. */
  read(text: string): T;
}

/** The table that the README's list is made from. */
export const SETTINGS: { [K in keyof Settings]: Setting<Settings[K]> } = {
  port: {
    variable: 'PORT',
    default: '3000',
    help: 'Port to listen on.',
    read: (text) => whole(text, 1, 65_535),
  },
  host: {
    variable: 'HOST',
    default: '0.0.0.0',
    help: 'Address to listen on.',
    read: (text) => text,
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    help: 'Address that people and programs use, without a path.',
    read: origin,
  },
  dataDir: {
    variable: 'DATA_DIR',
    default: '.data',
    help: 'Folder for the database, files and the outbox.',
    read: (text) => resolve(text),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    default: '',
    help: 'A PostgreSQL (15 or newer) to use in place of the embedded one.',
    read: (text) => (text === '' ? null : databaseUrl(text)),
  },
  demo: {
    variable: 'DEMO',
    default: '1',
    help: 'Fill a new site with the demo catalogue; 0 for an empty one.',
    read: flag,
  },
  autoApprove: {
    variable: 'AUTO_APPROVE',
    default: '0',
    help: 'Publish submitted projects without review, for private sites.',
    read: flag,
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    default: 'warn',
    help: `How much to log: ${LOG_LEVELS.join(', ')}.`,
    read: (text) => oneOf(text, LOG_LEVELS),
  },
  rateLimit: {
    variable: 'RATE_LIMIT',
    default: '300',
    help: 'API requests a minute per address; 0 for no limit.',
    read: (text) => whole(text, 0, 10_000_000),
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    default: '0',
    help: 'Believe X-Forwarded-For and -Proto; only behind a proxy of your own.',
    read: flag,
  },
  packHosts: {
    variable: 'PACK_HOSTS',
    default: 'cdn.modrinth.com,github.com,raw.githubusercontent.com',
    help: 'Hosts that files of modpacks may be downloaded from, besides this site.',
    read: (text) => text.split(',').map((host) => host.trim().toLowerCase()),
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    default: '',
    help: 'Mail server, smtp://user:password@host:587 or smtps://…; without one, mails wait in /admin/outbox.',
    read: (text) => (text === '' ? null : smtpUrl(text)),
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    default: '',
    help: 'Sender of mails, such as Quarry <no-reply@example.net>; made from PUBLIC_URL without it.',
    read: (text) => (text === '' ? null : sender(text)),
  },
  statusUrl: {
    variable: 'STATUS_URL',
    default: '/status',
    help: 'Status page that error pages link to.',
    read: (text) => text,
  },
  chatUrl: {
    variable: 'CHAT_URL',
    default: '/community',
    help: 'Community chat that error pages and the footer link to.',
    read: (text) => text,
  },
};

export class BadSettings extends Error {}

/** @throws BadSettings listing every mistake with what was expected. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const mistakes: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = environment[setting.variable];
    const text = given === undefined || given === '' ? setting.default : given;
    try {
      settings[name] =
        text === 'http://localhost:PORT' ? `http://localhost:${settings.port}` : setting.read(text);
    } catch (error) {
      mistakes.push(`  ${setting.variable}=${text}: ${(error as Error).message}`);
    }
  }
  if (mistakes.length) throw new BadSettings(`Some settings are wrong:\n${mistakes.join('\n')}`);
  return settings as unknown as Settings;
}

/** True when somebody set it; false when the default counts. */
export function isGiven(
  environment: Record<string, string | undefined>,
  name: keyof Settings,
): boolean {
  return Boolean(environment[SETTINGS[name].variable]);
}

function whole(text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new Error(`must be a whole number from ${min} to ${max}`);
  }
  return number;
}

function flag(text: string): boolean {
  return oneOf(text, ['0', '1', 'false', 'true']) === '1' || text === 'true';
}

function oneOf<T extends string>(text: string, values: readonly T[]): T {
  if (!values.includes(text as T)) throw new Error(`must be one of ${values.join(', ')}`);
  return text as T;
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new Error('must be an address such as https://example.net, without a path');
  }
  return url.origin;
}

function smtpUrl(text: string): string {
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new Error('must begin with smtp:// or smtps://');
  }
  return text;
}

function sender(text: string): string {
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) {
    throw new Error('must be an address, or a name and an address in <>');
  }
  return text;
}

function databaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text)) throw new Error('must begin with postgres://');
  return text;
}
