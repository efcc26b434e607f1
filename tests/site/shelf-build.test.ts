import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import gallery from '#content/gallery.json' with { type: 'json' };
import { tiers } from '#src/domain/catalogue/tier.ts';
import { baseGallery } from '#src/domain/gallery/gallery-item.ts';
import { galleryPageSize } from '#src/domain/gallery/wall-pages.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { copyProject } from '#tests/support/run/project-copy.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { builtPage, wordsOf } from './built-page.ts';
import { searchEntries } from './search-entries.ts';

const pictures = baseGallery(gallery);

setUpEnvironment();
const folder = mkdtempSync(path.join(tmpdir(), 'fts-studio-build-'));
const found = () => searchEntries(path.join(folder, 'dist'));
const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  const admin = await makeUser('admin@fts.example', 'ADMIN');
  await publish(admin);
  copyProject(folder);
  const env = { ...process.env, CONTEXT: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const run = (...command: string[]) =>
    execFileSync(process.execPath, command, { cwd: folder, env, stdio: 'pipe' });
  run('netlify/ops/deploy/write-published.ts');
  run('node_modules/astro/bin/astro.mjs', 'build');
}, 600_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

async function publish(admin: TestUser): Promise<void> {
  const all = (await admin.call('GET', '/api/services/all')).json as { items: StaffShelfEntry<object>[] };
  const version = (id: string) => all.items.find((entry) => entry.id === id)?.version;
  const calls = [
    admin.call('POST', '/api/services', { state: 'published', name: 'Drone film', summary: 'From above.' }),
    admin.call('POST', '/api/services', { state: 'draft', name: 'Secret plan' }),
    admin.call('PUT', '/api/services/dancing', { state: 'hidden', version: version('dancing') }),
    admin.call('PUT', '/api/services/photography', {
      name: 'Photographs',
      state: 'published',
      version: version('photography'),
    }),
    admin.call('PUT', '/api/services/photography/place', { after: 'videography' }),
    admin.call('POST', '/api/internships', {
      state: 'published',
      title: 'Drone Internship',
      summary: 'Plan a flight, and fly it.',
      tuitionFee: 120_000,
      materialsFee: 0,
      learn: ['To land'],
      body: '# From above\n\nPlan, *fly*, edit.',
    }),
    changeProgramme(admin, 'dance-internship', { state: 'hidden' }),
    changeProgramme(admin, 'videography-internship', { state: 'published', open: false }),
    changePackage(admin, 'sessions.photography.portrait', {
      name: 'Portraits of you',
      tab: 'You',
      includes: Object.fromEntries(tiers.map((tier) => [tier, [`One ${tier} smile`]])),
    }),
    changePackage(admin, 'frames.grass-frame', { name: 'Frame of reed', basic: '9,000' }),
    changePackage(admin, 'sessions.editing.motion', { name: 'Moving letters' }),
    changePackage(admin, 'frames.photobook-a4', { state: 'hidden' }),
    changePackage(admin, 'sessions.photography.2h', { basic: '120,000' }),
    changeEntry(admin, 'gallery', 'drum-still', { title: 'Drum at dusk', state: 'published' }),
    changeEntry(admin, 'gallery', 'coffee-still', { state: 'hidden' }),
    ...Array.from({ length: 12 }, (_, index) =>
      admin.call('POST', '/api/gallery', {
        state: 'published',
        title: `Take ${index + 1}`,
        category: 'audio',
        alt: 'A drum on a stage.',
        picture: 'drum-still.jpg',
      }),
    ),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status).toBeLessThan(300);
}

const changeProgramme = (admin: TestUser, id: string, fields: object) =>
  changeEntry(admin, 'internships', id, fields);

const changePackage = (admin: TestUser, id: string, fields: object) =>
  changeEntry(admin, 'pricing', id, { state: 'published', ...fields });

async function changeEntry(admin: TestUser, word: string, id: string, fields: object) {
  const { entry } = (await admin.call('GET', `/api/${word}/all/${id}`)).json as {
    entry: StaffShelfEntry<object>;
  };
  return admin.call('PUT', `/api/${word}/${id}`, { ...fields, version: entry.version });
}

const cardNames = (page: ReturnType<typeof parse>) =>
  page.querySelectorAll('.service-catalogue [data-entry] h2').map(wordsOf);

test('the services page has published entries in order, without drafts and hidden ones', () => {
  const before = cardNames(builtPage('/services'));
  expect(cardNames(parse(read('services.html')))).toEqual([
    ...['Cinematography', 'Videography', 'Photographs'],
    ...before.slice(3).filter((name) => name !== 'Dancing'),
    'Drone film',
  ]);
});

test('the search and the home page contain published services under their current names', () => {
  const index = found();
  expect(index).toContain('Drone film');
  expect(index).toContain('Photographs');
  const home = read('index.html');
  expect(home).toContain('Photographs');
});

test('no page and no search result contains a draft', () => {
  for (const text of [read('services.html'), read('index.html'), found()])
    expect(text).not.toContain('Secret plan');
});

test('a session’s page has its published name, tab, inclusions and price', () => {
  const page = parse(read('services/photography.html'));
  const session = page.querySelector('#portrait');
  expect(wordsOf(session?.querySelector('h3'))).toBe('Portraits of you');
  expect(wordsOf(session?.querySelector('[data-tier="vip"] ul'))).toBe('One vip smile');
  expect(wordsOf(page.querySelector('.tabs label'))).toBe('You');
  const [data] = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => textContent);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ offers: { lowPrice: 120_000 } });
  expect(page.querySelector('#portrait [data-sku]')?.getAttribute('data-name')).toMatch(
    /^Portraits of you, /,
  );
  expect(wordsOf(parse(read('services/motion-graphics.html')).querySelector('tbody th'))).toBe(
    'Moving letters',
  );
});

test('a frame’s published name and price are on its page, on /pricing and in the search', () => {
  const page = parse(read('pricing/frames.html'));
  expect(wordsOf(page.querySelector('#grass-frame h2'))).toBe('Frame of reed');
  expect(wordsOf(page.querySelector('#grass-frame .price'))).toBe('9,000 RWF');
  expect(page.querySelectorAll('#photobook-a4 [data-sku]')).toEqual([]);
  const card = parse(read('pricing.html')).querySelector('#frames-grass-frame');
  expect(wordsOf(card?.querySelector('h3'))).toBe('Frame of reed');
  expect(found()).toContain('Frame of reed');
  expect(found()).not.toContain('Photobook A4');
});

test('the gallery has published titles and no hidden pictures', () => {
  const page = read('gallery.html');
  expect(page).toContain('Drum at dusk');
  expect(page).not.toContain('data-entry="coffee-still"');
  expect(page).toContain('data-entry="agaseke"');
});

test('added pictures get further pages of the gallery and of their category', () => {
  const list = (file: string, name: string) =>
    parse(read(file)).querySelectorAll(`[data-list="${name}"] [data-entry]`).length;
  expect(builtPage('/gallery').querySelectorAll('[data-list="more"] [data-entry]')).toEqual([]);
  expect(list('gallery.html', 'more')).toBe(galleryPageSize);
  expect(list('gallery/page/2.html', 'more')).toBe(12 - galleryPageSize);
  const audio = pictures.filter(({ fields }) => fields.category === 'audio').length;
  expect(list('gallery/audio.html', 'more') + list('gallery/audio/page/2.html', 'more')).toBe(audio + 12);
  const sitemap = read('sitemap-0.xml');
  for (const page of ['/gallery/page/2<', '/gallery/audio/page/2<']) expect(sitemap).toContain(page);
});

test('an added programme has a page, a card, a form option and a sitemap entry', () => {
  const page = parse(read('internships/drone-internship.html'));
  expect(wordsOf(page.querySelector('h1'))).toBe('Drone Internship');
  expect(page.querySelector('.description')?.innerHTML.trim()).toBe(
    '<h2>From above</h2>\n<p>Plan, <em>fly</em>, edit.</p>',
  );
  expect(wordsOf(page.querySelector('main aside'))).toMatch(/Tuition\s*120,000 RWF\s*Materials\s*0 RWF/);
  const course = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent))
    .find((data) => data['@type'] === 'Course');
  expect(course).toMatchObject({ name: 'Drone Internship', offers: { price: 120_000 } });
  const list = parse(read('internships.html'));
  expect(
    list.querySelector('[data-entry="drone-internship"] a[href="/internships/drone-internship"]'),
  ).not.toBeNull();
  expect(list.querySelector('option[value="drone-internship"]')).not.toBeNull();
  expect(read('sitemap-0.xml')).toContain('/internships/drone-internship<');
  expect(found()).toContain('/internships/drone-internship');
});

test('a hidden programme has no page, and a closed one is marked as closed', () => {
  expect(existsSync(path.join(folder, 'dist/internships/dance-internship.html'))).toBe(false);
  expect(found()).not.toContain('/internships/dance-internship');
  const page = parse(read('internships/videography-internship.html'));
  expect(wordsOf(page.querySelector('main aside'))).toContain('Closed for applications');
  expect(
    page
      .querySelectorAll('a[data-apply="videography-internship"]')
      .every((link) => link.hasAttribute('hidden')),
  ).toBe(true);
  expect(page.querySelector('option[value="videography-internship"]')).toBeNull();
});

test('a production build leaves out every trace of a language that nobody confirmed', () => {
  const dist = path.join(folder, 'dist');
  const built = globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: dist });
  const files = [...built.filter((file) => !file.startsWith('dashboard')), '_redirects', 'sw.js'];
  const unconfirmed = /[\s"']\/rw(?=[/"'\s#?])|\blang="rw"|en\|fr\|rw/;
  expect(files.filter((file) => unconfirmed.test(read(file)))).toEqual([]);
  expect(globSync(['rw{.html,/**}', '_astro/words/*/rw', 'pagefind/fragment/rw*'], { cwd: dist })).toEqual(
    [],
  );
  expect(read('fr.html')).toContain('data-languages="en|fr"');
  expect(read('_redirects')).toContain('/fr/*');
  expect(read('sitemap-0.xml')).toContain('/fr/pricing');
  expect(builtPage('/rw').querySelector('html')?.getAttribute('lang')).toBe('rw');
});
