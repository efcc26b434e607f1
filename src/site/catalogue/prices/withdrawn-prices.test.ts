import { afterAll, expect, test, vi } from 'vitest';
import chat from '#content/chat.json' with { type: 'json' };
import pricing from '#content/pricing.json' with { type: 'json' };
import { baseBook } from '#src/domain/catalogue/packages/base-packages.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { chatFacts, placeholders } from '#src/domain/chat/chat-facts.ts';
import { type ChatContent, chatScript } from '#src/domain/chat/chat-script.ts';
import { site } from '#src/domain/studio/site.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import { speak } from '#src/lib/words/messages.ts';
import { lowestPriceText } from '#src/site/insight/lowest-price.ts';
import { en } from '#src/site/insight/words/en.ts';
import { frameGroups } from '../frames/frame-groups.ts';
import { servicePage } from '../service-page/published-service.ts';
import { serviceJsonLd } from '../service-page/service-json-ld.ts';
import { cataloguePanels } from './published-catalogue.ts';
import { startingPrice } from './starting-price.ts';

/** Pages have to build even when staff withdraw every price. */

// Reloads modules, because other tests of this process have loaded the published prices.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('#published/packages.json', () => ({ default: [] }));
vi.mock('#published/prices.json', () => ({ default: [] }));

test('without published prices, the price book is empty', () => expect([...priceBook]).toEqual([]));

test('without published prices, the chat fills in “a price on request”', () => {
  const facts = chatFacts('en', priceBook, site, 500_000);
  expect([facts.lowestSession, facts.lowestPhotography]).toEqual(Array(2).fill('a price on request'));
  const contact = { phone: site.phones[0], whatsapp: site.whatsapp, hours: hoursIn('en', site.officeHours) };
  const said = JSON.stringify(chatScript('en', chat as ChatContent, facts, contact));
  for (const name of placeholders) expect(said).not.toContain(`{${name}}`);
});

test('without published prices, articles name a price on request', () => {
  const words = speak('en', en);
  const said = new Set([...baseBook.keys()].map((sku) => lowestPriceText(words, sku, priceBook, baseBook)));
  expect([...said]).toEqual(['a price on request']);
});

test('without published prices, services start on request and have no offers in JSON-LD', () => {
  for (const { service } of pricing.overview.services) {
    expect(startingPrice(priceBook, service)).toEqual({ kind: 'on-request' });
    expect(servicePage(service)).toMatch(/^\//);
  }
  const words = { title: 'Photography', description: 'Pictures.', path: '/services/photography' };
  expect(
    serviceJsonLd(site, priceBook, { ...words, addresses: ['sessions/photography'] }),
  ).not.toHaveProperty('offers');
});

test('without published prices, the catalogue is empty and the frames have no prices', () => {
  expect(cataloguePanels('en').flatMap(({ cards }) => cards)).toEqual([]);
  const cards = frameGroups('en', pricing.frames.services, []).flatMap(({ categories }) => categories);
  expect(cards.length).toBeGreaterThan(10);
  for (const { card } of cards)
    expect(card).toMatchObject({ title: expect.stringMatching(/./), entries: [] });
});
