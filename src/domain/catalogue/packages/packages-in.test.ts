import { afterAll, describe, expect, test, vi } from 'vitest';
import { basePackages } from './base-packages.ts';
import { bookIn, lineLabelIn, packagesIn } from './packages-in.ts';

const texts = vi.hoisted(() => ({
  'prices/sessions.json': {
    'photography.label': 'Photographie',
    'photography.packages.portrait.inFull': 'Portrait photographique',
    'photography.options.4h.label': '4 heures',
  },
  'prices/frames.json': {},
  'prices/catalogue.json': {},
}));

// Reloads modules, because other tests of this process have loaded the published content.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('#published/translated.json', async () => {
  const [{ translatedFiles }, { basePackages: packages }, files, services, gallery] = await Promise.all([
    import('#src/integrations/translated-content.ts'),
    import('./base-packages.ts'),
    import('../prices/price-files.ts'),
    import('#content/services.json'),
    import('#content/gallery.json'),
  ]);
  const base = {
    sessions: files.sessionPrices,
    frames: files.framePrices,
    catalogue: files.cataloguePrices,
    services: services.default,
    gallery: gallery.default,
    programmes: [],
  } as unknown as Parameters<typeof translatedFiles>[1];
  const published = { services: [], gallery: [], programmes: [], packages };
  return { default: translatedFiles({ fr: texts }, base, published).translated };
});

const sku = 'sessions/photography/4h/premium';
const line = { sku, label: 'Portrait photography, 4 hours, Premium', options: { package: 'portrait' } };

describe('a booked line in French', () => {
  test('a line that is labelled as in the price files is labelled in French', () => {
    expect(lineLabelIn('fr', line)).toBe('Portrait photographique, 4 heures, Premium');
  });

  test('the extras of a line are labelled in French too', () => {
    const label = `${line.label}, 12 km of travel`;
    expect(lineLabelIn('fr', { ...line, label, options: { ...line.options, km: 12 } })).toBe(
      'Portrait photographique, 4 heures, Premium, 12 km de déplacement',
    );
  });

  test.each([
    ['whose name staff had changed', { ...line, label: 'Faces, 4 hours, Premium' }],
    ['of a price that is gone', { ...line, sku: 'package/gone' }],
  ])('a line %s keeps its English label', (_, booked) => {
    expect(lineLabelIn('fr', booked)).toBe(booked.label);
  });

  test('a line is labelled in English as it was booked', () => {
    expect(lineLabelIn('en', line)).toBe(line.label);
  });
});

test('a package that staff have renamed keeps its English name in French', () => {
  const renamed = basePackages.packages.map(({ id, fields }) => ({
    id,
    fields: id === 'sessions.photography.portrait' ? { ...fields, name: 'Faces' } : fields,
  }));
  const entry = bookIn('fr', packagesIn('fr', renamed)).get(sku);
  expect(entry).toMatchObject({ name: 'Photographie, 4 heures', sessions: { portrait: 'Faces' } });
});
