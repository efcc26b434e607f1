import { type PublicService, serviceHref, shownFeatures } from '#src/domain/catalogue/services/service.ts';
import { en } from '#src/site/catalogue/words/en.ts';
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
    link?.setAttribute('href', serviceHref(service));
    // MoreLink.astro has visible text first, then text for screen readers.
    const words = link?.querySelector('span');
    if (words?.firstChild)
      words.firstChild.textContent = service.page === undefined ? en.askAboutService : en.serviceDetails;
    if (words?.lastElementChild) words.lastElementChild.textContent = ` ${name}`;
  });
}
