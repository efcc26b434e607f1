import type { PublicPackage, PublicTier } from '#src/domain/catalogue/packages/package.ts';
import { lowerBound, readPrice } from '#src/domain/catalogue/prices/price.ts';
import { lineLabel } from '#src/domain/catalogue/prices/price-book.ts';
import { isTier, tierLabel } from '#src/domain/catalogue/tier.ts';
import { withUnbreakableUnits } from '#src/site/catalogue/packages/unbreakable-units.ts';
import { markedInclusions } from '#src/site/catalogue/price-table/marked-inclusions.ts';
import { writeLines, writeParts } from './cards.ts';
import { showCatalogue } from './catalogue.ts';

export function showPrices(packages: readonly PublicPackage[]): void {
  const sold = new Map(packages.map((made) => [made.sku, made]));
  const prices = new Map(packages.flatMap((made) => made.tiers.map((tier) => [tier.sku, { made, tier }])));
  for (const shown of document.querySelectorAll<HTMLDataElement>('data[data-sku]')) {
    const found = prices.get(shown.dataset['sku'] ?? '');
    const session = shown.closest<HTMLElement>('[data-package]')?.dataset['package'];
    const isSold = session === undefined || Object.hasOwn(found?.made.sessions ?? {}, session);
    if (found && isSold) writePrice(shown, found.made, found.tier, session);
    else withdraw(shown, 'Not offered at present');
  }
  for (const table of document.querySelectorAll<HTMLElement>('price-table')) writeSizes(table, sold);
  for (const section of document.querySelectorAll<HTMLElement>('[data-package-sku]')) {
    const made = sold.get(section.dataset['packageSku'] ?? '');
    if (made) writeWords(section, made);
  }
  const catalogue = document.querySelector<HTMLElement>('[data-catalogue]');
  if (catalogue) showCatalogue(catalogue, packages);
}

function writePrice(
  shown: HTMLDataElement,
  { name, description, sessions = {}, size }: PublicPackage,
  tier: PublicTier,
  session: string | undefined,
): void {
  const row = shown.closest('tr');
  if (row) writeParts(row, { name, description });
  const price = readPrice(tier.amount);
  if (price.kind === 'on-request') {
    withdraw(shown, tier.price);
    return;
  }
  shown.textContent = tier.price;
  shown.value = String(lowerBound(price));
  const tierName = isTier(tier.name) && { tierName: tierLabel(tier.name) };
  const named = { name, sessions, ...tierName, ...(size && { size }) };
  shown.dataset['name'] = lineLabel(named, session);
}

/** Replaces a price with the reason it is missing; a card with only this price loses its add button. */
function withdraw(shown: HTMLElement, why: string): void {
  const card = shown.closest('[data-card]');
  if (card?.querySelectorAll('[data-sku]').length === 1) card.querySelector('[data-add-to-cart]')?.remove();
  shown.replaceWith(why);
}

/** Writes changed sizes only: an unchanged label may be shorter, "10" for "team of 10". */
function writeSizes(table: HTMLElement, sold: ReadonlyMap<string, PublicPackage>): void {
  for (const radio of table.querySelectorAll<HTMLInputElement>('.choose.sizes input')) {
    const sku = `sessions/${table.dataset['session']}/${radio.value}`;
    const { size } = sold.get(sku) ?? {};
    const prices = [...table.querySelectorAll(`[data-sku^="${sku}/"]`)];
    const alone = prices.flatMap((price) => price.previousElementSibling ?? []);
    const isChanged = alone.some(({ textContent }) => plain(textContent) !== `${size}:`);
    if (size === undefined || !isChanged) continue;
    if (radio.parentElement?.lastChild) radio.parentElement.lastChild.textContent = size;
    for (const part of alone) part.textContent = `${size}: `;
  }
}

function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function writeWords(section: HTMLElement, { name, tab, description, tiers }: PublicPackage): void {
  writeParts(section, { name, description });
  const onTab = tabOf(section)?.lastChild;
  if (onTab) onTab.textContent = tab ?? name;
  const inclusions = Object.fromEntries(tiers.map((tier) => [tier.name, tier.includes]));
  for (const { name: tier } of tiers) {
    if (!isTier(tier)) continue;
    const lines = markedInclusions({ inclusions }, tier);
    const lists = `[data-card][data-tier="${tier}"] ul, [data-included$="/${tier}"] ul`;
    for (const list of section.querySelectorAll(lists)) {
      writeLines(
        list,
        lines.map(({ line }) => withUnbreakableUnits(line)),
      );
      for (const [position, line] of [...list.children].entries())
        line.classList.toggle('gained', list.matches('.rows') && lines[position]?.more === true);
    }
  }
}

function tabOf(section: HTMLElement): Element | undefined {
  const group = section.closest('[data-tabs]');
  const position = [...(group?.querySelectorAll('[data-package-sku]') ?? [])].indexOf(section);
  return group?.querySelectorAll('.tabs label')[position];
}
