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
  const list = panel.querySelector('.cards');
  if (live === undefined || list === null) return false;
  for (const card of list.querySelectorAll('[data-package]')) card.remove();
  list.append(...live.map(packageCard));
  return true;
}

/** The same card as PackageCard.astro. */
function packageCard({ id, name, price, service }: PackagePrice): HTMLElement {
  const card = element('li', 'card');
  card.dataset['package'] = '';
  const about = element('p', '', service);
  about.dataset['about'] = '';
  const tiers = element('div', 'tiers');
  tiers.append(priceOf(id, name, readPrice(price)));
  card.append(element('h3', '', name), about, tiers);
  return card;
}

function priceOf(id: string, name: string, price: ReturnType<typeof readPrice>): HTMLElement {
  const label = element('span', '', 'Package');
  label.append(element('span', 'visually-hidden', name));
  if (price.kind === 'on-request') {
    const link = document.createElement('a');
    link.href = contactLink({ service: 'packages', category: name, tier: 'package' });
    link.append(label, formatPrice(price));
    return link;
  }
  const button = document.createElement('button');
  button.name = 'sku';
  button.value = packageSku(id);
  button.dataset['choose'] = '';
  button.append(label, formatPrice(price));
  return button;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
