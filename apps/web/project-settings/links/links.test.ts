import { expect, test } from 'vitest';
import { donationPlatform, linkDoubt, toEdit } from './links.ts';

test.each([
  ['https://www.patreon.com/potsherd', 'patreon'],
  ['https://ko-fi.com/potsherd', 'ko-fi'],
  ['https://paypal.me/potsherd', 'paypal'],
  ['https://buymeacoffee.com/potsherd', 'bmac'],
  ['https://github.com/sponsors/potsherd', 'github'],
  ['https://github.com/potsherd', null],
  ['https://notpatreon.com/x', null],
  ['half an address', null],
])('the platform of %s is %s', (address, platform) => {
  expect(donationPlatform(address)).toBe(platform);
});

test.each([
  ['issues_url', 'https://bit.ly/x', 'shortener'],
  ['wiki_url', 'https://discord.gg/kiln', 'chat-in-other'],
  ['discord_url', 'https://discord.gg/kiln', null],
  ['discord_url', 'https://discord.com/channels/1/2', 'not-invite'],
  ['discord_url', 'https://github.com/a/b', 'not-chat'],
  ['source_url', 'https://github.com/potsherd', 'not-source'],
  ['source_url', 'https://github.com/potsherd/kilnfire', null],
  ['donation', 'https://tinyurl.com/x', 'shortener'],
] as const)('%s at %s: %s', (field, address, doubt) => {
  expect(linkDoubt(field, address)).toBe(doubt);
});

test('empty addresses are sent as none, empty donation rows not at all', () => {
  expect(
    toEdit({
      wiki_url: '  ',
      issues_url: ' https://example.net ',
      donation_urls: [
        { id: 'other', url: '' },
        { id: 'ko-fi', url: 'https://ko-fi.com/x' },
      ],
    }),
  ).toEqual({
    wiki_url: null,
    issues_url: 'https://example.net',
    donation_urls: [{ id: 'ko-fi', url: 'https://ko-fi.com/x' }],
  });
});
