import type { T } from '../messages/messages.tsx';

const LONGEST = 2048;

/** What is wrong with an address that may be empty; undefined when nothing is. */
export function addressProblem(address: string, t: T): string | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  if (text.length > LONGEST) return t('projectSettings.addressLong');
  const valid = /^https:\/\/[^\s/]+\S*$/.test(text) && URL.canParse(text);
  return valid ? undefined : t('projectSettings.notAddress');
}
