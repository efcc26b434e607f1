import {
  isSoldElsewhere,
  type PublicPackage,
  type PublicTier,
} from '#src/domain/catalogue/packages/package.ts';
import { readPrice } from '#src/domain/catalogue/prices/price.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { linkedParts, speak } from '#src/lib/words/messages.ts';
import { contactLink } from '#src/site/catalogue/contact-link.ts';
import { cardAnchor, tierCard } from '#src/site/catalogue/pricing/card-anchor.ts';
import { choiceLabel, choiceText, feeText } from '#src/site/catalogue/pricing/choice-words.ts';
import { en } from '#src/site/catalogue/words/en.ts';

/** Drafts are for staff, so in English. */
const words = speak('en', en);
const priceWords = speak('en', prices);

/** Shows drafts in the cards of CatalogueCard.astro. A new package gets a copy of the last card. */
export function showCatalogue(catalogue: HTMLElement, packages: readonly PublicPackage[]): void {
  const sold = new Map(
    packages.filter((made) => !isSoldElsewhere(made)).map((made) => [cardAnchor(made.sku), made]),
  );
  const cards = [...catalogue.querySelectorAll<HTMLElement>('.card')];
  for (const card of cards) {
    const made = sold.get(card.id);
    sold.delete(card.id);
    if (made) fill(card, made);
    else card.hidden = true;
  }
  const packageCards = catalogue.querySelector('.panel:last-of-type .cards');
  for (const [id, made] of sold) {
    const card = cards[cards.length - 1]?.cloneNode(true) as HTMLElement | undefined;
    if (!made.sku.startsWith('package/') || card === undefined) continue;
    Object.assign(card, { id, hidden: false });
    packageCards?.append(card);
    fill(card, made);
  }
}

function fill(card: HTMLElement, made: PublicPackage): void {
  const { name, description, expressFee, vat, tiers } = made;
  const category = card.closest('.panel')?.querySelector('h2')?.firstChild?.textContent ?? '';
  const heading = element('h3', {}, name);
  const choices = tiers.map((tier) => choice(category, name, tier, vat));
  const included = tiers.filter(({ includes }) => includes.length > 0);
  for (const part of card.querySelectorAll('h3 + p, .express, details')) part.remove();
  card.querySelector('h3')?.replaceWith(heading);
  if (description) heading.after(element('p', {}, description));
  card.querySelector('.tiers')?.replaceChildren(...choices);
  if (expressFee !== undefined) {
    const fee = feeText(words, priceWords, expressFee, vat);
    const express = element('p', { class: 'express' }, ...hinted(fee));
    card.querySelector('.tiers')?.after(express);
  }
  if (included.length === 0) return;
  const lists = included.flatMap((tier) => [
    element('dt', {}, choiceLabel(words, priceWords, tier.name)),
    ...tier.includes.map((line) => element('dd', {}, line)),
  ]);
  card.append(
    element('details', {}, element('summary', {}, words.whatIsIncluded), element('dl', {}, ...lists)),
  );
}

function choice(category: string, title: string, tier: PublicTier, vat: PublicPackage['vat']): HTMLElement {
  const parts = hinted(choiceText(words, priceWords, title, tier, vat));
  if (tier.sameAs !== undefined) return element('a', { href: `#${tierCard(tier.sameAs)}` }, ...parts);
  const href = contactLink({ service: category, category: title, tier: tier.name });
  if (readPrice(tier.amount).kind === 'on-request') return element('a', { href }, ...parts);
  return element('button', { name: 'sku', value: tier.sku, 'data-choose': '' }, ...parts);
}

/** Renders a sentence like Hinted.astro. */
function hinted(text: string): (Node | string)[] {
  return linkedParts(text).map((part) => {
    if (part.link === undefined) return part.text;
    if (part.link === 'small') return element('small', {}, part.text);
    return element('span', part.link === 'unseen' ? { class: 'visually-hidden' } : {}, ...hinted(part.text));
  });
}

function element(tag: string, attributes: Record<string, string>, ...parts: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...parts);
  return made;
}
