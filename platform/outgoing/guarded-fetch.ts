import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { type AddressRule, isPublicAddress, type Resolver, resolveHost } from './addresses.ts';

/** Why a request to a foreign server came to nothing. */
export type OutgoingReason =
  | 'address'
  | 'url'
  | 'redirects'
  | 'size'
  | 'status'
  | 'time'
  | 'type'
  | 'network';

export class OutgoingError extends Error {
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutgoingError';
    this.reason = reason;
  }
}

export interface GuardedRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Largest answer, in bytes. */
  maxBytes: number;
  /** For everything, redirects and body included, in milliseconds. */
  timeout: number;
  /** Default 3 for GET and HEAD; a POST is never redirected. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export interface GuardedResponse {
  status: number;
  /** Where the answer came from after redirects. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  /** Must be read or destroyed. Fails with OutgoingError `size`, `time` or `network`. */
  body: AsyncIterable<Buffer>;
  /** Gives the connection up without reading the body. */
  discard(): Promise<void>;
}

/** @throws OutgoingError */
export type GuardedFetch = (url: string, options: GuardedRequest) => Promise<GuardedResponse>;

export interface Guards {
  isAllowed?: AddressRule;
  /** Default: those of web servers. */
  isAllowedPort?: (port: number) => boolean;
  resolve?: Resolver;
}

/** Mail servers, databases and whatever else listens elsewhere hear nothing from here. */
const WEB_PORTS = new Set([80, 443, 8080, 8443]);

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * A client for addresses that strangers wrote. Before each connection the host is resolved once, all
 * its addresses and its port are checked, and the socket goes to a checked one: a name that answers differently
 * the next time changes nothing. Redirects are followed here, each with the same checks.
 */
export function createGuardedFetch({
  isAllowed = isPublicAddress,
  isAllowedPort = (port) => WEB_PORTS.has(port),
  resolve = resolveHost,
}: Guards = {}): GuardedFetch {
  return async (url, options) => {
    const limit = AbortSignal.timeout(options.timeout);
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
    const redirects = options.method === 'POST' ? 0 : (options.maxRedirects ?? 3);
    let target = parse(url);
    const origin = target.origin;
    for (let hop = 0; hop <= redirects; hop++) {
      const addresses = await checkedAddresses(target, isAllowed, resolve, signal);
      if (!isAllowedPort(portOf(target))) {
        throw new OutgoingError('address', `${target.host} is not a web server.`);
      }
      const agent = pinnedAgent(addresses);
      const headers = target.origin === origin ? options.headers : harmless(options.headers);
      const answer = await send(target, { ...options, headers }, agent, signal);
      const location = answer.headers.location;
      if (!REDIRECTS.has(answer.statusCode) || typeof location !== 'string') {
        return respond(answer, target, options.maxBytes, agent, signal);
      }
      await agent.destroy();
      target = parse(location, target);
    }
    throw new OutgoingError('redirects', 'The address leads from one address to the next.');
  };
}

/** What another server may see after a redirect: no keys, no cookies. */
function harmless(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(?:accept|user-agent)$/i.test(name)),
  );
}

/** The whole body in one piece. */
export async function readBody(response: GuardedResponse): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new OutgoingError('url', 'Only http and https addresses can be fetched.');
  }
  if (url.username || url.password) {
    throw new OutgoingError('url', 'An address with a password in it is not fetched.');
  }
  return url;
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? { 'http:': 80, 'https:': 443 }[protocol]! : Number(port);
}

async function checkedAddresses(
  url: URL,
  isAllowed: AddressRule,
  resolve: Resolver,
  signal: AbortSignal,
): Promise<string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await settled(resolve(host), signal);
  // One bad address among good ones is how a name is made to pass a check.
  if (addresses.length === 0 || !addresses.every(isAllowed)) {
    throw new OutgoingError('address', `${url.hostname} is not a public server.`);
  }
  return addresses;
}

function pinnedAgent(addresses: string[]): Agent {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_hostname, options, callback) => {
    if (options.all) callback(null, records);
    else callback(null, records[0]!.address, records[0]!.family);
  };
  return new Agent({ connect: { lookup }, keepAliveTimeout: 1, pipelining: 0 });
}

async function send(
  url: URL,
  { method = 'GET', headers, body }: GuardedRequest,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  try {
    return await request(url, {
      method,
      // A compressed answer would be measured in compressed bytes.
      headers: { 'user-agent': 'Quarry', ...headers, 'accept-encoding': 'identity' },
      body: body ?? null,
      dispatcher,
      signal,
    });
  } catch (error) {
    await dispatcher.destroy();
    throw failure(error, signal);
  }
}

function respond(
  answer: Dispatcher.ResponseData,
  url: URL,
  maxBytes: number,
  agent: Agent,
  signal: AbortSignal,
): GuardedResponse {
  async function* body(): AsyncGenerator<Buffer> {
    let size = 0;
    try {
      if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) throw tooLarge(maxBytes);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof OutgoingError ? error : failure(error, signal);
    } finally {
      await agent.destroy();
    }
  }

  return {
    status: answer.statusCode,
    url: url.href,
    headers: answer.headers,
    body: body(),
    async discard() {
      answer.body.on('error', () => {}).destroy();
      await agent.destroy();
    },
  };
}

function settled<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(failure(signal.reason, signal));
    signal.addEventListener('abort', stop, { once: true });
    promise
      .then(resolve, (error) => reject(failure(error, signal)))
      .finally(() => {
        signal.removeEventListener('abort', stop);
      });
  });
}

function tooLarge(maxBytes: number): OutgoingError {
  return new OutgoingError('size', `The answer is larger than ${maxBytes} bytes.`);
}

function failure(cause: unknown, signal: AbortSignal): OutgoingError {
  return signal.aborted
    ? new OutgoingError('time', 'The server took too long to answer.', { cause })
    : new OutgoingError('network', 'The server could not be reached.', { cause });
}
