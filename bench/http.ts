import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Recorded } from './bare.ts';
import { type Alternated, alternate } from './harness.ts';
import { cpuMilliseconds, type Running, spawnPinned, startServer } from './processes.ts';

const run = promisify(execFile);

/** Records what the product answers, to be replayed by the bare server. */
export function record(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const kept: string[] = [];
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          if (/^(date|connection|keep-alive)$/i.test(response.rawHeaders[i])) continue;
          kept.push(response.rawHeaders[i], response.rawHeaders[i + 1]);
        }
        resolve({
          status: response.statusCode as number,
          headers: kept,
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    asked.on('error', reject).end();
  });
}

/** The bare server replaying these answers. */
export async function startBare(folder: string, answers: Record<string, Recorded>) {
  const file = join(folder, `answers-${Date.now()}.json`);
  await writeFile(file, JSON.stringify(answers));
  return startServer(['bench/bare.ts', file]);
}

export interface LoadOptions {
  headers?: Record<string, string>;
  seconds?: number;
  connections?: number;
  /** Each answer has a length of its own. */
  varying?: boolean;
}

/** Requests a second that a server answers. */
export function rate(port: number, path: string, options: LoadOptions = {}): Promise<number> {
  const { headers = {}, seconds = 3, connections = 16, varying = false } = options;
  const args = ['bench/load.ts', '--port', String(port), '--path', path];
  args.push('--seconds', String(seconds), '--connections', String(connections));
  if (varying) args.push('--varying');
  for (const [name, value] of Object.entries(headers)) args.push('--header', `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const child = spawnPinned(1, args);
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text).rate) : reject(new Error(`load ended with ${code}`)),
    );
  });
}

export interface Compared extends Alternated {
  /** Processor milliseconds per 1,000 requests of ours and of the other. */
  cpu: [number, number];
}

/** Rates of two servers for the same path, in turn, with the processor time each used. */
export async function compare(
  ours: Running,
  other: Running,
  path: string,
  options: LoadOptions = {},
): Promise<Compared> {
  const cpu = { ours: 0, other: 0, oursCount: 0, otherCount: 0 };
  const seconds = options.seconds ?? 3;
  const measure = async (server: Running, key: 'ours' | 'other') => {
    const before = cpuMilliseconds(server.child.pid as number);
    const value = await rate(server.port, path, options);
    cpu[key] += cpuMilliseconds(server.child.pid as number) - before;
    cpu[`${key}Count`] += value * seconds;
    return value;
  };
  const result = await alternate(
    () => measure(ours, 'ours'),
    () => measure(other, 'other'),
  );
  return {
    ...result,
    cpu: [(cpu.ours / cpu.oursCount) * 1000, (cpu.other / cpu.otherCount) * 1000],
  };
}

export function describe({ a, b, cpu }: Compared): string {
  const round = (value: number) => Math.round(value).toLocaleString('en-US');
  return `${round(a)}/s against ${round(b)}/s; CPU ${cpu[0].toFixed(0)} against ${cpu[1].toFixed(0)} ms per 1,000`;
}

export { run };
