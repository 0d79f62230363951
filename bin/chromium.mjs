import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds Chromium for the browser journeys, installs Debian's when it may, or says what to run. */
export function ensureChromium() {
  if (process.env.CHROMIUM || PATHS.some((path) => existsSync(path))) return;
  const root = process.getuid?.() === 0;
  const debian = spawnSync('apt-get', ['--version']).status === 0;
  if (!root || !debian) {
    console.error(
      'The browser journeys need Chromium. Install it with:\n  sudo apt-get install -y chromium',
    );
    process.exit(1);
  }
  console.log('Installing Chromium from Debian …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  });
}
