import { lowerBound, readPrice } from '../prices/price.ts';
import { lineLabel } from '../prices/price-book.ts';
import { tierLabel } from '../tier.ts';
import { livePackages } from './live-packages.ts';
import { isTier, type PublicPackage, type PublicTier } from './package.ts';
import { showLiveWords, writeText } from './show-live-words.ts';

/**
 * Puts what was changed since the site was built where prices stand: every `<data data-sku>` of a table
 * (TierCard.astro, FrameTier.astro, BookPrices.astro). One call for the page; when it brings nothing, the page stays as it was built.
 */
export async function showLivePrices(): Promise<void> {
  const packages = await livePackages();
  if (typeof packages === 'string') return;
  const sold = new Map(packages.flatMap((made) => made.tiers.map((tier) => [tier.sku, { made, tier }])));
  showLiveWords(packages);
  for (const shown of document.querySelectorAll<HTMLDataElement>('data[data-sku]')) {
    const found = sold.get(shown.dataset['sku'] ?? '');
    const session = shown.closest<HTMLElement>('[data-package]')?.dataset['package'];
    const isGone = session !== undefined && !Object.hasOwn(found?.made.sessions ?? {}, session);
    if (found === undefined || isGone) withdraw(shown, 'Not offered at present');
    else if (readPrice(found.tier.amount).kind === 'on-request') withdraw(shown, found.tier.price);
    else write(shown, found.made, found.tier, session);
  }
  // What adds up below the prices reads them again.
  document.dispatchEvent(new Event('prices'));
}

/** Only where it differs, so that nothing flashes. */
function write(
  shown: HTMLDataElement,
  { name, description, expressFee, sessions: packages = {}, size }: PublicPackage,
  tier: PublicTier,
  session: string | undefined,
): void {
  const price = readPrice(tier.amount);
  if (shown.textContent?.trim() !== tier.price) shown.textContent = tier.price;
  shown.value = String(lowerBound(price));
  const { dataset } = shown;
  if (dataset['kind']) dataset['kind'] = price.kind;
  const label = isTier(tier.name) ? `${name}, ${tierLabel(tier.name)}` : name;
  dataset['name'] = lineLabel(
    { label, packages, ...(isTier(tier.name) && { tier: tier.name }), ...(size && { size }) },
    session,
  );
  const row = shown.closest('tr');
  writeText(row?.querySelector('[data-part="name"]'), name);
  writeText(row?.querySelector('[data-part="description"]'), description);
  if (expressFee === undefined) delete dataset['express'];
  else dataset['express'] = String(expressFee);
}

/** Nothing is left to add to a cart, and a word says why. */
function withdraw(shown: HTMLElement, why: string): void {
  const card = shown.closest('[data-card]');
  const pack = card?.closest<HTMLElement>('[data-sizes]');
  if (pack) withdrawSize(pack, shown);
  else card?.querySelector('[data-add-to-cart]')?.remove();
  shown.replaceWith(why);
}

/** The cards of a size give way to a line that says whom to ask, as for what has no price (price-table.css). */
function withdrawSize(pack: HTMLElement, shown: Element): void {
  const sizes = [...(shown.closest('.amounts')?.children ?? [])];
  const place = String(sizes.findIndex((size) => size.contains(shown)) + 1);
  const { onRequest = '', sizes: count } = pack.dataset;
  const gone = onRequest.split(' ');
  if (gone.includes(place)) return;
  pack.dataset['onRequest'] = [...gone, place].join(' ').trim();
  const line = document.createElement('p');
  line.className = count === '1' ? 'notice' : 'request notice';
  line.dataset['place'] = place;
  const words = document.createElement('span');
  const ask = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'Ask us' });
  words.append('This is not offered at present. ', ask);
  line.append(words);
  pack.querySelector('.tiers')?.after(line);
  if (count !== '1') return;
  for (const part of pack.querySelectorAll<HTMLElement>('.tiers, .included')) part.hidden = true;
}
