import { expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { createSearchEngine } from './engine.ts';
import { documentLike } from './fixtures.ts';

const PROJECTS: [string, string, string, number][] = [
  ['fabric-api', 'Fabric API', 'Lightweight and modular API for common hooks', 150_000_000],
  ['forgified-fabric-api', 'Forgified Fabric API', 'Fabric API on other loaders', 9_000_000],
  ['qsl', 'Quilted Fabric API', 'Fabric API for Quilt', 3_000_000],
  ['modmenu', 'Mod Menu', 'Adds a mod menu. Needs Fabric API to run', 90_000_000],
  ['sodium', 'Sodium', 'The fastest rendering engine', 120_000_000],
  ['sodium-extra', 'Sodium Extra', 'Features that should not be in Sodium', 40_000_000],
  ['iris', 'Iris Shaders', 'Shaders, works with Sodium', 110_000_000],
  ['sodium-joke', 'Sodium', 'Just salt', 3],
  ['jei', 'Just Enough Items', 'View items and recipes', 30_000_000],
  ['jei-addon', 'JEI Professions', 'Adds professions to JEI', 60_000_000],
  ['journeymap', 'JourneyMap', 'Real-time mapping', 20_000_000],
  ['xaeros-minimap', "Xaero's Minimap", 'A map in the corner', 70_000_000],
  ['optifine-like', 'Optimization Suite', 'Makes it faster', 100_000],
  ['adorn', 'Adorn', 'Decoration blocks', 8_000_000],
  ['advancementinfo', 'AdvancementInfo', 'Shows more of advancements', 5_000_000],
  ['elka', 'Ёлка', 'Новогодняя ёлка', 500],
  ['create-zh', '机械动力', '机械自动化', 2000],
  ['kharita', 'خريطة العالم', 'خريطة صغيرة', 100],
];

const engine = createSearchEngine();
engine.upsert(
  PROJECTS.map(([slug, title, summary, downloads]): SearchDocument => {
    const author = slug === 'adorn' ? 'Juuxel' : 'somebody';
    return documentLike({ id: slug, slug, title, summary, downloads, author });
  }),
);

function search(text: string) {
  return engine.search({ text, where: null, sort: 'relevance', offset: 0, limit: 10 });
}

function found(text: string): string[] {
  return search(text).hits.map(({ document }) => document.id);
}

test('every word must match; a name comes before a more popular summary', () => {
  expect(found('fabric api')).toEqual(['fabric-api', 'forgified-fabric-api', 'qsl', 'modmenu']);
});

test('what is called exactly so is first, however few know it', () => {
  expect(found('sodium')).toEqual(['sodium', 'sodium-joke', 'sodium-extra', 'iris']);
  expect(found('jei')[0]).toBe('jei');
  expect(found('just enough items')[0]).toBe('jei');
});

test('words written together or apart name the same', () => {
  expect(found('fabricapi')).toEqual(['fabric-api']);
  expect(found('journey map')[0]).toBe('journeymap');
  expect(found('journeymap')[0]).toBe('journeymap');
  expect(found('xaeros mini')[0]).toBe('xaeros-minimap');
  expect(found("xaero's minimap")[0]).toBe('xaeros-minimap');
});

test('beginnings match, by downloads', () => {
  expect(found('ad')).toEqual(['jei-addon', 'adorn', 'advancementinfo', 'modmenu']);
});

test('a slip is forgiven when little else is found', () => {
  expect(found('sodim')).toEqual(['sodium', 'sodium-extra', 'iris', 'sodium-joke']);
  expect(found('soduim')[0]).toBe('sodium');
  expect(found('minmap')[0]).toBe('xaeros-minimap');
  expect(found('optimistaion')[0]).toBe('optifine-like');
  expect(found('adn')).not.toContain('adorn');
});

test('a correction is offered when nothing matches as typed', () => {
  expect(search('sodim extra').didYouMean).toBe('sodium extra');
  expect(search('sodium').didYouMean).toBeUndefined();
  expect(search('qqqqqqq').didYouMean).toBeUndefined();
  expect(search('adorn iris')).toMatchObject({ total: 0 });
  expect(search('adorn iris').didYouMean).toBeUndefined();
});

test('authors are found after names', () => {
  expect(found('juuxel')).toEqual(['adorn']);
});

test('names of any script are found', () => {
  expect(found('елка')).toEqual(['elka']);
  expect(found('ЁЛК')).toEqual(['elka']);
  expect(found('机械')).toEqual(['create-zh']);
  expect(found('动力')).toEqual(['create-zh']);
  expect(found('力')).toEqual(['create-zh']);
  expect(found('خريطة')).toEqual(['kharita']);
});

test('without words everything, by downloads', () => {
  expect(found('').slice(0, 3)).toEqual(['fabric-api', 'sodium', 'iris']);
  expect(search(' - ').total).toBe(PROJECTS.length);
});
