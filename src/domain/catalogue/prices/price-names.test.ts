import { expect, test, vi } from 'vitest';
import { priceNamesIn } from './price-names.ts';

vi.mock('#published/price-names.json', () => ({
  default: { fr: { 'sessions/photography/4h': { name: 'Photographie, 4 heures', size: '4 heures' } } },
}));

test('a price has its name in the language, or in English if it has none', () => {
  const sku = 'sessions/photography/4h';
  expect(priceNamesIn('en').get(sku)?.name).toBe('Photography, 4 hours');
  expect(priceNamesIn('fr').get(sku)?.name).toBe('Photographie, 4 heures');
  expect(priceNamesIn('fr').get('sessions/photography/8h')?.name).toBe('Photography, 8 hours');
});
