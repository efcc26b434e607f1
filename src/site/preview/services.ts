import { type PublicService, serviceLink, shownFeatures } from '#src/domain/catalogue/services/service.ts';
import { showCards, writeParts, writePicture } from './cards.ts';

export function showServices(list: HTMLElement, services: readonly PublicService[]): void {
  showCards(list, services, (card, service) => {
    const { name, summary, features, filter, picture, alt } = service;
    const others = features.slice(shownFeatures);
    card.dataset['filter'] = filter;
    writePicture(card, picture, alt);
    writeParts(card, {
      name,
      summary,
      features: features.slice(0, shownFeatures),
      others,
      count: `+${others.length} more features`,
    });
    card.querySelector('[data-part="more"]')?.toggleAttribute('hidden', others.length === 0);
    const link = card.querySelector('[data-part="link"]');
    const { href, label } = serviceLink(service);
    link?.setAttribute('href', href);
    // MoreLink.astro has visible text first, then text for screen readers.
    const words = link?.querySelector('span');
    if (words?.firstChild) words.firstChild.textContent = label;
    if (words?.lastElementChild) words.lastElementChild.textContent = ` ${name}`;
  });
}
