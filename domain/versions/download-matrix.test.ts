import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Build, downloadMatrix } from './download-matrix.ts';

const channels: Build['channel'][] = ['release', 'beta', 'alpha'];

const facts = fc.record({
  version_type: fc.constantFrom(...channels),
  loaders: fc.subarray(['fabric', 'forge', 'mrpack'], { minLength: 1 }),
  pack_loaders: fc.subarray(['quilt']),
  game_versions: fc.subarray(['1.20', '1.20.1', '1.21'], { minLength: 1 }),
});

test('each pair leads to its newest release, then to newer builds that are less stable', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 12 }), (list) => {
      const newestFirst = list.map((one, at) => ({
        ...one,
        id: `v${at}`,
        version_number: `${at}`,
      }));
      const { builds, pairs } = downloadMatrix(newestFirst);
      for (const loader of ['fabric', 'forge', 'quilt', 'mrpack']) {
        for (const gameVersion of ['1.20', '1.20.1', '1.21']) {
          const fits = newestFirst.filter(
            (one) =>
              one.game_versions.includes(gameVersion) &&
              [...one.loaders.filter((name) => name !== 'mrpack'), ...one.pack_loaders].includes(
                loader,
              ),
          );
          const expected = channels.flatMap((channel, rank) => {
            const at = fits.findIndex((one) => one.version_type === channel);
            const stabler = fits.findIndex((one) => channels.indexOf(one.version_type) < rank);
            return at >= 0 && (stabler < 0 || at < stabler) ? [fits[at].id] : [];
          });
          const places = pairs[loader]?.[gameVersion] ?? [];
          expect(places.map((place) => builds[place].id)).toEqual(expected);
        }
      }
    }),
  );
});
