const WIDTH = 24;

/**
 * Tells how far a slow step is: a bar that redraws itself on a terminal, a line each tenth
 * elsewhere. The returned function takes the share done, 0 to 1.
 */
export function progress(
  title: string,
  stream: NodeJS.WriteStream = process.stdout,
): (share: number) => void {
  let told = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent === told || (!stream.isTTY && Math.floor(percent / 10) === Math.floor(told / 10))) {
      return;
    }
    told = percent;
    const filled = Math.round(share * WIDTH);
    const bar = '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
    const line = `${title} [${bar}] ${percent} %`;
    stream.write(stream.isTTY ? `\r${line}${share >= 1 ? '\n' : ''}` : `${line}\n`);
  };
}
