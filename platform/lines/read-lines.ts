import { createReadStream } from 'node:fs';

/**
 * The lines of a file, split at line feeds only: JSON texts may hold the other characters that
 * Unicode calls line ends. Memory holds one line and one piece of the file.
 */
export async function* readLines(path: string): AsyncIterable<string> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString();
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString();
}
