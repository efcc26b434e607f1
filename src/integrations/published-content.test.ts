import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Override } from '#src/domain/shelf/entry.ts';
import { readSnapshot, type Snapshot, writePublished } from './published-content.ts';

const root = mkdtempSync(path.join(tmpdir(), 'published-'));
for (const part of ['content', 'src', 'public']) symlinkSync(path.resolve(part), path.join(root, part));
afterAll(() => rmSync(root, { recursive: true }));

const file = (kind: string) => path.join(root, '.published', `${kind}.json`);
const read = (kind: string) => JSON.parse(readFileSync(file(kind), 'utf8'));
const override = (id: string, changes: object | null, more: Partial<Override<object>> = {}) => ({
  id,
  state: 'published' as const,
  changes,
  draft: null,
  removed: false,
  overBase: true,
  ...more,
});

function written(overrides: Snapshot['overrides'], accepted: Snapshot['accepted'] = {}): void {
  writePublished(root, { readAt: '2026-03-04T10:00:00.000Z', overrides, accepted });
}

test('without overrides, every kind is published as it is in content/', () => {
  writePublished(root, undefined);
  for (const kind of ['services', 'gallery', 'studio']) expect(read(kind)).toEqual(read(`base/${kind}`));
  expect(readSnapshot(root)).toBeUndefined();
});

test('overrides change, hide and order entries, and leave the base unchanged', () => {
  written({
    service: {
      entries: [
        override('photography', { name: 'Photographs' }),
        override('dancing', null, { state: 'hidden' }),
      ],
      order: ['videography', 'photography'],
    },
    studio: { entries: [override('studio', { phone: '+250 788 123 456' })], order: [] },
  });
  const ids = read('services').map(({ id }: { id: string }) => id);
  expect(ids.filter((id: string) => /^(?:photo|video)graphy$/.test(id))).toEqual([
    'videography',
    'photography',
  ]);
  expect(ids).not.toContain('dancing');
  expect(read('services').find(({ id }: { id: string }) => id === 'photography').fields.name).toBe(
    'Photographs',
  );
  expect(read('site').phones[0].number).toBe('+250788123456');
  expect(JSON.stringify(read('base/services'))).toContain('"id":"dancing"');
  expect(readSnapshot(root)?.readAt).toBe(read('build').readAt);
});

test.each([
  ['is published on its first day', { validFrom: '2026-03-04' }, 120_000],
  ['is not published before its first day', { validFrom: '2026-03-05' }, 150_000],
  ['is not published after its last day', { validTo: '2026-03-03' }, 150_000],
])('a price override %s', (_, days, amount) => {
  const changes = { basic: 120_000, ...days };
  written({ package: { entries: [override('sessions.photography.2h', changes)], order: [] } });
  const row = read('prices').find(({ sku }: { sku: string }) => sku === 'sessions/photography/2h');
  expect(row.tiers[0]).toEqual({ name: 'basic', amount });
});

test.each([
  [2, false],
  [3, true],
])('a programme of three places with %i accepted is published as full: %s', (accepted, full) => {
  written(
    { internship: { entries: [override('dance-internship', { seats: 3 })], order: [] } },
    { 'dance-internship': accepted },
  );
  const found = read('internships').find(({ id }: { id: string }) => id === 'dance-internship');
  expect(found.full).toBe(full);
});

test('without VAT registration, no published price adds VAT', () => {
  written({ studio: { entries: [override('studio', { vatRegistered: false })], order: [] } });
  expect(new Set(read('prices').map(({ vat }: { vat: string }) => vat))).toEqual(new Set(['included']));
});

test('the file of an unchanged kind is not rewritten', () => {
  written({});
  const before = statSync(file('gallery')).ino;
  written({ service: { entries: [override('dancing', null, { state: 'hidden' })], order: [] } });
  expect(statSync(file('gallery')).ino).toBe(before);
});

test('unreadable content is reported by file, and the last published version stays', () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'broken-'));
  for (const part of ['src', 'public']) symlinkSync(path.resolve(part), path.join(broken, part));
  cpSync(path.resolve('content'), path.join(broken, 'content'), { recursive: true });
  writePublished(broken, undefined);
  const services = () => readFileSync(path.join(broken, '.published/services.json'), 'utf8');
  const before = services();
  writeFileSync(path.join(broken, 'content/services.json'), '{"broken');
  expect(() => writePublished(broken, undefined)).toThrow('content/services.json cannot be read');
  expect(services()).toBe(before);
  rmSync(broken, { recursive: true });
});
