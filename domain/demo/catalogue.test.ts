import spdx from 'spdx-license-list';
import { describe, expect, it } from 'vitest';
import { demoCatalogue, demoNews } from './index.ts';
import type { DemoProject, ProjectType } from './types.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const { users, organizations, projects } = demoCatalogue('seed', NOW);

const words = (list: string) => list.split(' ');

/** Categories, resolutions, features and performance impact by type (specification, section 3). */
const MOD_CATEGORIES = words(
  'adventure cursed decoration economy equipment food game-mechanics library magic management minigame mobs optimization social storage technology transportation utility worldgen',
);
const CATEGORIES: Record<ProjectType, string[]> = {
  mod: MOD_CATEGORIES,
  plugin: MOD_CATEGORIES,
  datapack: MOD_CATEGORIES,
  modpack: words(
    'adventure challenging combat kitchen-sink lightweight magic multiplayer optimization quests technology',
  ),
  resourcepack: words(
    'combat cursed decoration modded realistic simplistic themed tweaks utility vanilla-like 8x- 16x 32x 48x 64x 128x 256x 512x+ audio blocks core-shaders entities environment equipment fonts gui items locale models',
  ),
  shader: words(
    'cartoon cursed fantasy realistic semi-realistic vanilla-like atmosphere bloom colored-lighting foliage path-tracing pbr reflections shadows high low medium potato screenshot',
  ),
};
const LOADERS: Record<ProjectType, string[]> = {
  mod: words('fabric forge neoforge quilt legacy-fabric'),
  plugin: words('bukkit spigot paper purpur folia sponge bungeecord waterfall velocity'),
  datapack: ['datapack'],
  modpack: words('fabric forge neoforge quilt'),
  resourcepack: ['minecraft'],
  shader: words('iris optifine canvas vanilla'),
};

const ofType = (type: ProjectType) => projects.filter((project) => project.projectType === type);

describe('the demo catalogue', () => {
  it('has enough of every type', () => {
    const least = { mod: 40, modpack: 14, plugin: 18, resourcepack: 18, shader: 12, datapack: 12 };
    for (const [type, count] of Object.entries(least))
      expect(ofType(type as ProjectType).length, type).toBeGreaterThanOrEqual(count);
  });

  it('is the same for the same seed and moment, and another for another seed', () => {
    const plain = (list: DemoProject[]) => JSON.stringify(list);
    expect(plain(demoCatalogue('seed', NOW).projects)).toBe(plain(projects));
    expect(plain(demoCatalogue('other', NOW).projects)).not.toBe(plain(projects));
  });

  it('knows everyone it names', () => {
    const names = new Set(users.map((user) => user.username.toLowerCase()));
    expect(names.size).toBe(users.length);
    for (const user of users)
      expect(user.displayBio.length, user.username).toBeLessThanOrEqual(160);
    for (const { owner, members } of projects)
      for (const name of [owner, ...members.map((member) => member.username)])
        expect(names, name).toContain(name.toLowerCase());
    for (const organization of organizations)
      for (const name of organization.members) expect(names).toContain(name);
  });

  it('leaves most projects approved, and has one of every other status', () => {
    const statuses = Map.groupBy(projects, (project) => project.status);
    expect(statuses.get('approved')!.length).toBeGreaterThan(projects.length * 0.85);
    for (const status of [
      'archived',
      'unlisted',
      'draft',
      'processing',
      'rejected',
      'private',
    ] as const)
      expect(statuses.has(status), status).toBe(true);
  });

  it('looks alive: something today, this week and three years ago', () => {
    const ages = projects.map((p) => (NOW.getTime() - p.updated.getTime()) / 86_400_000);
    expect(ages.filter((age) => age < 1).length).toBeGreaterThan(3);
    expect(ages.filter((age) => age < 7).length).toBeGreaterThan(15);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    const oldest = Math.min(...projects.map((p) => p.created.getTime()));
    expect((NOW.getTime() - oldest) / 86_400_000).toBeGreaterThan(1000);
  });

  it('has news to show', () => {
    const news = demoNews(NOW);
    expect(news.length).toBeGreaterThanOrEqual(6);
    expect(new Set(news.map((post) => post.slug)).size).toBe(news.length);
    for (const post of news) expect(post.date.getTime()).toBeLessThan(NOW.getTime());
  });
});

describe.each(projects.map((project) => [project.slug, project] as const))('%s', (_, project) => {
  it('stays within the rules for projects', () => {
    expect(projects.filter((other) => other.slug === project.slug)).toHaveLength(1);
    expect(project.slug).toMatch(/^[a-z0-9._-]{3,64}$/);
    expect(project.title.length).toBeLessThanOrEqual(64);
    expect(project.title.length).toBeGreaterThanOrEqual(3);
    expect(project.summary.length).toBeLessThanOrEqual(255);
    expect(project.summary.length).toBeGreaterThanOrEqual(30);
    expect(project.body.length).toBeLessThan(65_536);
    expect(project.categories.length).toBeLessThanOrEqual(3);
    const categories = [...project.categories, ...project.additionalCategories];
    expect(new Set(categories).size).toBe(categories.length);
    for (const name of categories) expect(CATEGORIES[project.projectType]).toContain(name);
    const { license } = project;
    expect(license in spdx || license === 'LicenseRef-All-Rights-Reserved', license).toBe(true);
  });

  it('stays within the rules for versions', () => {
    const numbers = project.versions.map((version) => version.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const version of project.versions) {
      expect(version.number).toMatch(/^[a-zA-Z0-9!@$()`.+,_"-]{1,32}$/);
      expect(version.name.length).toBeLessThanOrEqual(64);
      expect(version.gameVersions.length).toBeGreaterThan(0);
      expect(LOADERS[project.projectType]).toEqual(expect.arrayContaining(version.loaders));
      for (const { slug } of version.dependencies)
        expect(
          projects.some((other) => other.slug === slug),
          slug,
        ).toBe(true);
    }
    const dates = project.versions.map((version) => version.date.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    const counted = project.versions.reduce((sum, version) => sum + version.downloads, 0);
    expect(counted).toBe(project.versions.length ? project.downloads : 0);
  });

  it('only points at what exists', () => {
    for (const [, at] of project.body.matchAll(/\{\{gallery:(\d+)\}\}/g))
      expect(project.gallery[Number(at)]).toBeDefined();
    for (const [, type, slug] of project.body.matchAll(/\]\(\/([a-z]+)\/([^)]+)\)/g))
      if (type === 'user')
        expect(
          users.some((user) => user.username === slug),
          slug,
        ).toBe(true);
      else
        expect(
          projects.some((p) => p.slug === slug && p.projectType === type),
          slug,
        ).toBe(true);
  });
});
