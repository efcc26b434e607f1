import { contactLink } from '../contact-link.ts';
import { fetchPackages } from '../prices/live-packages.ts';
import { type PackagePrice, packageSku } from '../prices/package-price.ts';
import { formatPrice, readPrice } from '../prices/price.ts';

/**
 * Puts the packages as they are offered now in the place of those that were published with the site. True when it did;
 * when they cannot be reached, the published ones stay.
 */
export async function showLivePackages(panel: HTMLElement): Promise<boolean> {
  const live = await fetchPackages();
  const emptyCard = panel.querySelector('template');
  if (live === undefined || emptyCard === null) return false;
  for (const card of panel.querySelectorAll('[data-package]')) card.remove();
  emptyCard.before(...live.map((made) => packageCard(emptyCard, made)));
  return true;
}

/** The card of PackageCard.astro. */
function packageCard(emptyCard: HTMLTemplateElement, { id, name, price, service }: PackagePrice): Node {
  const card = document.importNode(emptyCard.content, true);
  for (const title of card.querySelectorAll('h3, .visually-hidden')) title.textContent = name;
  card.querySelector('[data-about]')?.append(service);
  const order = card.querySelector('button');
  const enquiry = card.querySelector('a');
  order?.setAttribute('value', packageSku(id));
  enquiry?.setAttribute('href', contactLink({ service: 'packages', category: name, tier: 'package' }));
  const shown = readPrice(price);
  const [choice, other] = shown.kind === 'on-request' ? [enquiry, order] : [order, enquiry];
  choice?.append(formatPrice(shown));
  other?.remove();
  return card;
}
