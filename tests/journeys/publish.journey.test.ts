import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_FORMATS, type FixtureFormat, fixtureFile } from '../fixtures/archives.ts';
import { accessibilityMistakes, startBrowser, type TestBrowser } from '../fixtures/browser.ts';
import { picture, sha512 } from '../fixtures/requests.ts';
import { PASSWORD, startTestSite, type TestSite, type TestUser } from '../fixtures/test-site.ts';

let site: TestSite;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A draft made through the API; answers its slug. */
let serial = 0;
async function draft(owner: TestUser, title = 'Draft') {
  serial += 1;
  const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${serial}`;
  const form = new FormData();
  const data = {
    ...{ title: `${title} ${serial}`, slug, description: 'A draft that a test fills in.' },
    ...{ client_side: 'unknown', server_side: 'unknown', license_id: 'LicenseRef-Unknown' },
    ...{ is_draft: true, requested_status: 'approved' },
  };
  form.append('data', JSON.stringify(data));
  const options = { method: 'POST', token: owner.token, body: form };
  const response = await site.call('/v2/project', options);
  if (response.status !== 200) throw new Error(await response.text());
  const { id } = await response.json();
  return { id: id as string, slug, path: `/project/${slug}` };
}

async function projectOf(slug: string, token: string) {
  return (await site.call(`/v2/project/${slug}`, { token })).json();
}

const choose = (
  page: Page,
  name: string,
  files: { name: string; bytes: Buffer; type?: string }[],
) =>
  page.getByLabel(name, { exact: true }).setInputFiles(
    files.map(({ name: filename, bytes, type }) => ({
      name: filename,
      mimeType: type ?? 'application/octet-stream',
      buffer: bytes,
    })),
  );

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
};

test('S0.003 S1.013 S1.014 S1.017 S1.018 S1.019 S1.020 S2.013 S2.015 S2.016 S2.017 S2.019 somebody joins, creates a project, fills it in, submits it; approved, it is found', async () => {
  const page = await browser.open(site, '/auth/sign-up');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const username = `potter${randomBytes(3).toString('hex')}`;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(`${username}@example.net`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: `Welcome, ${username}` }).waitFor();
  const { id: userId } = await (await site.call(`/v2/user/${username}`)).json();
  const owner = { id: userId, username, token: await site.token(userId, 'all') };
  await page.goto(site.site.services.addresses.site);

  // The dialog: the address follows the name until it is changed by hand.
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a project' });
  await dialog.getByLabel('Name').fill('Kilnfire Ovens');
  expect(await dialog.getByLabel('Address').inputValue()).toBe('kilnfire-ovens');
  await dialog.getByText('Free').waitFor();
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await dialog.getByText('Say in a sentence what it is.').waitFor();
  await dialog
    .getByLabel('Summary')
    .fill('Clay, slip, glaze and a kiln that remembers its firings.');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL('**/project/kilnfire-ovens');

  // The files of two loaders become two versions.
  const base = `${site.site.services.addresses.site}/project/kilnfire-ovens`;
  await page.goto(`${base}/versions/upload`);
  const fabric = fixtureFile('fabric', {
    id: 'kilnfire',
    name: 'Kilnfire Ovens',
    version: '2.4.0',
  });
  const neoforge = fixtureFile('neoforge', { id: 'kilnfire', version: '2.4.0' });
  await choose(page, 'Choose files', [
    { name: 'kilnfire-fabric.jar', bytes: fabric.bytes },
    { name: 'kilnfire-neoforge.jar', bytes: neoforge.bytes },
  ]);
  await page.getByText('2 files, 2 ready').waitFor();
  await page.getByRole('textbox', { name: 'Changelog' }).fill('- Kilns remember their firings');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish 2 versions' }).click();
  await page.getByText('2 versions published').waitFor();

  // What is required is done where the checklist says.
  const settings = base.replace('/project/', '/mod/');
  await page.goto(`${settings}/settings/description`);
  const body = `## Clay is patient\n\n${'Dig it, slip it, throw it, and wait. '.repeat(8)}`;
  await page.getByRole('textbox', { name: 'Description' }).fill(body);
  await page.getByRole('heading', { name: 'Clay is patient' }).waitFor();
  await save(page);
  await page.getByRole('link', { name: 'Licence', exact: true }).click();
  await page.getByLabel('Licence', { exact: true }).selectOption({ label: 'MIT License' });
  await save(page);
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByLabel('Issue tracker').fill('https://example.net/kilnfire/issues');
  await page.getByLabel('Donation address 1').fill('https://ko-fi.com/potsherd');
  expect(await page.getByLabel('Platform of donation 1').inputValue()).toBe('ko-fi');
  await save(page);
  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('button', { name: 'Decoration' }).click();
  await page.getByRole('button', { name: 'Technology' }).click();
  await page.getByRole('button', { name: 'Feature Decoration' }).click();
  await save(page);
  await page.getByRole('link', { name: 'General', exact: true }).click();
  await page.getByLabel('Client side').selectOption('required');
  await page.getByLabel('Server side').selectOption('required');
  if (await page.getByRole('button', { name: 'Save changes' }).count()) await save(page);

  const filled = await projectOf('kilnfire-ovens', owner.token);
  expect(filled).toMatchObject({
    status: 'draft',
    body,
    license: { id: 'MIT' },
    issues_url: 'https://example.net/kilnfire/issues',
    categories: ['decoration'],
    additional_categories: ['technology'],
    client_side: 'required',
    server_side: 'required',
  });
  expect(filled.donation_urls).toMatchObject([{ id: 'ko-fi', url: 'https://ko-fi.com/potsherd' }]);

  // Submitted by its owner, approved by an admin with one button.
  await page.getByRole('button', { name: 'Show the checklist' }).click();
  await page.getByText('4 of 4 required done').waitFor();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByText('You may keep editing.').waitFor();
  const admin = await site.user({ role: 'admin' });
  const desk = await browser.open(site, '/mod/kilnfire-ovens/settings', { user: admin });
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByRole('button', { name: 'Approve', exact: true }).waitFor({ state: 'detached' });
  await desk.context().close();
  await site.site.search.settled();

  // A visitor who cannot spell finds it with two filters, opens it and downloads the same bytes.
  const visitor = await browser.open(
    site,
    '/mods?q=kilnfrie&g=categories:fabric&f=categories:decoration',
  );
  await visitor.getByRole('link', { name: 'Kilnfire Ovens' }).first().click();
  await visitor.waitForURL('**/mod/kilnfire-ovens');
  await visitor.getByRole('link', { name: /^Versions/ }).click();
  await visitor.waitForURL('**/versions');
  const link = visitor.locator('a[href$="/kilnfire-fabric.jar"]').first();
  const [download] = await Promise.all([visitor.waitForEvent('download'), link.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(sha512(Buffer.concat(chunks))).toBe(sha512(fabric.bytes));
  expect(errors).toEqual([]);
  await visitor.context().close();
  await page.context().close();
});

/** The loaders that each kind of file says it is for; shaders say two. */
const LOADERS_OF: Partial<Record<FixtureFormat, string[]>> = {
  fabric: ['fabric'],
  quilt: ['quilt'],
  forge: ['forge'],
  oldForge: ['forge'],
  neoforge: ['neoforge'],
  bukkit: ['bukkit', 'paper', 'purpur', 'spigot'],
  paper: ['folia', 'paper', 'purpur'],
  bungeecord: ['bungeecord', 'waterfall'],
  velocity: ['velocity'],
  sponge: ['sponge'],
  datapack: ['datapack'],
  resourcepack: ['minecraft'],
  irisShader: ['iris', 'optifine'],
  mrpack: ['fabric'],
};

test('files of every kind are read, completed by hand where they are silent, and published', async () => {
  const owner = await site.user();
  const formats = Object.keys(LOADERS_OF) as FixtureFormat[];
  expect(formats.every((format) => FIXTURE_FORMATS.includes(format))).toBe(true);
  for (const format of formats) {
    const { slug, path, id } = await draft(owner, `Kind ${format}`);
    const page = await browser.open(site, `${path}/versions/upload`, { user: owner });
    const file = fixtureFile(format, { id: format.toLowerCase(), version: '1.0.0' });
    await choose(page, 'Choose files', [{ name: file.fileName, bytes: file.bytes }]);
    const row = page.getByRole('listitem', { name: file.fileName });
    await row.getByText('Uploaded').waitFor();
    const suggested = row.getByRole('button', { name: 'Use 1.0.0' });
    if (await suggested.count()) await suggested.click();
    if (await row.getByText('Not in the file.').count()) {
      await row.getByRole('button', { name: `Edit ${file.fileName}` }).click();
      const search = row.getByLabel('Search game versions');
      await search.fill('1.20.1');
      await search.press('Enter');
      await row.getByRole('button', { name: 'Done' }).click();
    }
    await page.getByRole('button', { name: 'Publish 1 version' }).click();
    await row.getByRole('link', { name: 'Open 1.0.0' }).waitFor();
    const project = await projectOf(slug, owner.token);
    expect([...project.loaders].filter((one) => one !== 'mrpack').sort(), format).toEqual(
      LOADERS_OF[format],
    );
    const [version] = await (
      await site.call(`/v2/project/${id}/version`, { token: owner.token })
    ).json();
    expect(version.files[0].hashes.sha512, format).toBe(sha512(file.bytes));
    await page.context().close();
  }
}, 240_000);

test('an upload goes on by itself where a lost connection stopped it', async () => {
  const owner = await site.user();
  const { path, id } = await draft(owner, 'Heavy');
  const page = await browser.open(site, `${path}/versions/upload`, { user: owner });
  const { bytes, fileName } = fixtureFile('fabric', {
    id: 'heavy',
    version: '3.0.0',
    entries: { 'filler.bin': randomBytes(24 * 1024 * 1024) },
  });
  const client = await page.context().newCDPSession(page);
  const line = (offline: boolean, upload: number) =>
    client.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: upload },
    });
  await client.send('Network.enable');
  await line(false, 6 * 1024 * 1024);
  await choose(page, 'Choose files', [{ name: fileName, bytes }]);
  const row = page.getByRole('listitem', { name: fileName });
  await row.getByText(/^([4-9]\d) %/).waitFor();
  await line(true, 0);
  await row.getByText(/Paused at \d+ %\. Connection lost\./).waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  const [draftRow] = await (
    await site.call(`/_internal/uploads?project_id=${id}`, { token: owner.token })
  ).json();
  const kept = await (
    await site.call(`/_internal/uploads/${draftRow.id}`, { token: owner.token })
  ).json();
  expect(kept.received).toBeGreaterThan(0);
  expect(kept.received).toBeLessThan(bytes.length);

  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (offset !== undefined) offsets.push(Number(offset));
  });
  await line(false, -1);
  await row.getByText('Uploaded').waitFor();
  expect(offsets[0]).toBeGreaterThanOrEqual(kept.received);
  await page.getByRole('button', { name: 'Publish 1 version' }).click();
  await row.getByRole('link', { name: 'Open 3.0.0' }).waitFor();
  const [version] = await (
    await site.call(`/v2/project/${id}/version`, { token: owner.token })
  ).json();
  expect(version.files[0].hashes.sha512).toBe(sha512(bytes));
  await page.context().close();
});

test('S5.010 S9.057 wrong and over-long input is told beside its field and kept', async () => {
  const owner = await site.user();
  const { path, slug } = await draft(owner, 'Careless');
  const page = await browser.open(site, `${path}/settings`, { user: owner });

  await page.getByLabel('Name').fill('ab');
  await page.getByLabel('Address').fill('with space');
  await page.getByLabel('Summary').fill('s'.repeat(300));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Names have 3 characters or more.').waitFor();
  await page.getByText('Summaries have 256 characters at most.').waitFor();
  const name = page.getByLabel('Name');
  const described = await name.getAttribute('aria-describedby');
  expect(await page.locator(`#${described?.split(' ').at(-1)}`).textContent()).toContain(
    '3 characters',
  );
  // A reload loses nothing; leaving asks.
  page.on('dialog', (question) => question.accept());
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByLabel('Name').inputValue()).toBe('ab');
  expect((await page.getByLabel('Summary').inputValue()).length).toBe(300);
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByLabel('Address').inputValue()).toBe('with space');
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await page.getByLabel('Address').inputValue()).toBe(slug);

  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByLabel('Source code').fill('example.net');
  await page.getByLabel('Wiki').fill('https://bit.ly/kiln');
  await page.getByText('This is not a web address. Start with https://').waitFor();
  await page.getByText('This is a shortened address.').waitFor();
  expect(await page.getByLabel('Source code').inputValue()).toBe('example.net');
  expect(await accessibilityMistakes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto(`${site.site.services.addresses.site}${path}/versions/upload`);
  const { bytes } = fixtureFile('fabric', { id: 'careless' });
  await choose(page, 'Choose files', [
    { name: 'careless-textures.rar', bytes: Buffer.from('no archive') },
    { name: 'careless.jar', bytes },
    { name: 'broken.jar', bytes: Buffer.from('not a zip, whatever its name says') },
  ]);
  await page.getByText('Repack it as jar or zip.').waitFor();
  await page.getByText('3 files, 1 ready').waitFor();
  const row = page.getByRole('listitem', { name: 'careless.jar' });
  await row.getByRole('button', { name: 'Edit careless.jar' }).click();
  const number = row.getByLabel('Version number');
  await number.fill('1'.repeat(40));
  expect(await number.inputValue()).toHaveLength(32);
  await number.fill('no spaces please');
  await row.getByText('Use letters, digits and').waitFor();
  expect(await number.inputValue()).toBe('no spaces please');
  await page.getByText('3 files, none ready').waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);
  // The typed number is there on the next visit, with the file.
  await page.goto(`${site.site.services.addresses.site}${path}/versions/upload`, {
    waitUntil: 'networkidle',
  });
  await page
    .getByRole('listitem', { name: 'careless.jar' })
    .getByText('no spaces please')
    .waitFor();
  await page.context().close();
});

test('S1.015 pictures are added, ordered by keys, described and removed', async () => {
  const owner = await site.user();
  const { path, slug } = await draft(owner, 'Gallery');
  const page = await browser.open(site, `${path}/settings/gallery`, { user: owner });
  const pictures = await Promise.all(
    [1, 2].map(async (number) => ({
      name: `picture-${number}.png`,
      type: 'image/png',
      bytes: await picture({ r: 60 * number }),
    })),
  );
  await choose(page, 'Choose pictures', pictures);
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('Title').fill('First firing');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('First firing').waitFor();
  await dialog.getByLabel('Title').fill('Second firing');
  await dialog.getByText('Featured').click();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Second firing').waitFor();
  expect(await accessibilityMistakes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Move Second firing, 2 of 2' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Move Second firing, 1 of 2' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Move Second firing, 2 of 2' }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  const titles = async () => {
    const { gallery } = await projectOf(slug, owner.token);
    return gallery.map(({ title }: { title: string }) => title);
  };
  await expect.poll(titles).toEqual(['Second firing', 'First firing']);
  expect((await projectOf(slug, owner.token)).gallery[0].featured).toBe(true);

  await page.getByRole('button', { name: 'Remove First firing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('First firing').first().waitFor({ state: 'detached' });
  expect((await projectOf(slug, owner.token)).gallery).toHaveLength(1);
  await page.context().close();
});

test('S2.012 S6.003 S6.010 settings are for the people of a project', async () => {
  const owner = await site.user();
  const { path } = await draft(owner, 'Private');
  const visitor = await browser.open(site, `${path}/settings`);
  expect(new URL(visitor.url()).pathname).toBe('/auth/sign-in');
  await visitor.context().close();
  const stranger = await browser.open(site, `${path}/settings`, { user: await site.user() });
  await stranger.getByRole('heading', { level: 1, name: 'Project not found' }).waitFor();
  await stranger.context().close();
});
