import { expect, test } from 'vitest';
import { english } from '#tests/support/english.ts';
import { type PaperFacts, paperRefusal, possiblePapers } from './paper-rules.ts';

const facts = (changes: Partial<PaperFacts> = {}): PaperFacts => ({
  status: 'pending',
  erased: false,
  offered: false,
  agreed: false,
  priced: true,
  charged: 500_000,
  due: 500_000,
  received: 0,
  ...changes,
});

const requested = { priced: false, charged: 0, due: 0 };
const paid = { due: 0, received: 500_000 };

test.each<[string, Partial<PaperFacts>, string[]]>([
  ['a price request', requested, []],
  ['a price request with an offer', { ...requested, offered: true }, ['quote']],
  ['an accepted offer', { priced: false, agreed: true }, ['proforma', 'statement']],
  ['an order at fixed prices', {}, ['quote', 'proforma', 'statement']],
  ['a part payment', { due: 300_000, received: 200_000 }, ['proforma', 'confirmation', 'statement']],
  ['a paid booking', paid, ['confirmation', 'statement']],
  [
    'a cancelled booking that was refunded',
    { ...paid, status: 'cancelled', charged: 0 },
    ['confirmation', 'statement'],
  ],
  ['a booking that was cancelled unpaid', { status: 'cancelled', charged: 0, due: 0 }, []],
  ['an erased client', { ...paid, erased: true }, []],
])('%s gets the papers that make sense', (_, changes, possible) => {
  expect(possiblePapers(facts(changes))).toEqual(possible);
});

test('every refusal is a sentence', () => {
  for (const series of ['quote', 'proforma', 'confirmation', 'statement'] as const)
    expect(english(paperRefusal(series, facts({ erased: true })) ?? '')).toMatch(/^\p{Lu}.+\.$/u);
  expect(english(paperRefusal('quote', facts(requested)) ?? '')).toContain('once there is an offer');
});
