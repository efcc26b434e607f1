import { glide } from '#src/features/shelf/glide.ts';
import { formatMoney } from '#src/lib/money.ts';
import { contactLink } from '../contact-link.ts';
import { livePackages } from '../packages/live-packages.ts';
import { isSoldElsewhere, type PublicPackage, type PublicTier } from '../packages/package.ts';
import { withVatWords } from '../prices/vat-words.ts';
import { cardAnchor, tierCard } from './card-anchor.ts';
import { choiceHint, choiceLabel, choiceText } from './choice-words.ts';

/** Puts what was changed since the site was built into the cards of CatalogueCard.astro: only where it differs. */
export async function showLiveCards(catalogue: HTMLElement): Promise<void> {
  const packages = await livePackages();
  if (typeof packages === 'string') return;
  const panels = catalogue.querySelector<HTMLElement>('[data-panels]') ?? catalogue;
  glide(
    panels,
    () => placeCards(catalogue, packages),
    () => panels.querySelectorAll('.card'),
  );
}

function placeCards(catalogue: HTMLElement, packages: readonly PublicPackage[]): void {
  const sold = new Map(
    packages.filter((made) => !isSoldElsewhere(made)).map((made) => [cardAnchor(made.sku), made]),
  );
  for (const card of catalogue.querySelectorAll<HTMLElement>('.card')) {
    const made = sold.get(card.id);
    sold.delete(card.id);
    if (made) fillCard(card, made);
    else if ('package' in card.dataset) card.remove();
    else withdraw(card);
  }
  const empty = catalogue.querySelector('template');
  for (const made of sold.values()) {
    if (!made.sku.startsWith('package/')) continue;
    const card = empty?.content.firstElementChild?.cloneNode(true);
    if (!(card instanceof HTMLElement)) return;
    card.id = cardAnchor(made.sku);
    fillCard(card, made);
    empty?.before(card);
  }
}

/** Nothing of it can be chosen, and the card says so. */
function withdraw(card: HTMLElement): void {
  card.querySelector('.tiers')?.replaceWith(element('p', {}, 'Not offered at present.'));
  for (const part of card.querySelectorAll('.express, details')) part.remove();
}

function fillCard(card: HTMLElement, made: PublicPackage): void {
  const { name, description, service, expressFee, vat, tiers } = made;
  const category = card.closest('.panel')?.querySelector('h2')?.firstChild?.textContent ?? 'packages';
  const express =
    expressFee === undefined
      ? []
      : [element('span', {}, 'Express'), ` +${withVatWords(formatMoney(expressFee), vat)}`];
  const about = description || ('package' in card.dataset ? service : '');
  const included = tiers.filter(({ includes }) => includes.length > 0);
  write(card, 'h3', [name]);
  write(card, '[data-about]', about ? [about] : [], () => element('p', { 'data-about': '' }));
  write(
    card,
    '.tiers',
    tiers.map((tier) => choice(category, name, tier, vat)),
  );
  write(card, '.express', express, () => element('p', { class: 'express' }));
  const list = included.flatMap((tier) => [
    element('dt', {}, choiceLabel(tier.name)),
    ...tier.includes.map((line) => element('dd', {}, line)),
  ]);
  if (list.length === 0) card.querySelector('details')?.remove();
  else {
    if (!card.querySelector('details'))
      card.append(element('details', {}, element('summary', {}, 'What is included'), element('dl', {})));
    write(card, 'dl', list);
  }
}

/** The button or link of TierChoice.astro. */
function choice(category: string, title: string, tier: PublicTier, vat: PublicPackage['vat']): HTMLElement {
  const { from, onRequest, text } = choiceText(tier, vat);
  const hidden = element('span', { class: 'visually-hidden' }, choiceHint(title, onRequest, tier.sameAs));
  const label = element('span', {}, choiceLabel(tier.name), hidden);
  if (tier.sameAs !== undefined)
    return element('a', { href: `#${tierCard(tier.sameAs)}` }, label, ` ${text}`);
  const href = contactLink({ service: category, category: title, tier: tier.name });
  if (onRequest) return element('a', { href }, label, ` ${text}`);
  const words = from ? [' ', element('small', {}, 'from')] : [];
  return element('button', { name: 'sku', value: tier.sku, 'data-choose': '' }, label, ...words, ` ${text}`);
}

/** Writes parts where they are not there already, so that nothing flashes; nothing takes the element away. */
function write(
  card: HTMLElement,
  selector: string,
  parts: (Node | string)[],
  make?: () => HTMLElement,
): void {
  const there = card.querySelector(selector);
  if (parts.length === 0) {
    there?.remove();
    return;
  }
  const target = there ?? make?.();
  if (target === undefined) return;
  const next = element('div', {}, ...parts);
  if (outline(target) !== outline(next)) target.replaceChildren(...next.childNodes);
  if (!there) card.querySelector(selector === '.express' ? '.tiers' : 'h3')?.after(target);
}

/** What is read and sent, without the spaces between. */
function outline(parent: Element): string {
  const words = (parent.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  const sent = [...parent.children].map(
    (part) => part.getAttribute('value') ?? part.getAttribute('href') ?? '',
  );
  return [words, ...sent].join('\n');
}

function element(tag: string, attributes: Record<string, string>, ...parts: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...parts);
  return made;
}
