import { refreshList, writeLink, writeText } from '#src/features/shelf/live-list.ts';
import { writePicture } from '#src/features/shelf/live-picture.ts';
import { api } from '#src/lib/api.ts';
import { type PublicService, serviceLink, shownFeatures } from './service.ts';

/** Shows the services as they are now in the cards of ServiceEntryCard.astro. */
const list = document.querySelector<HTMLElement>('.service-catalogue [data-live-list]');
if (list)
  void refreshList<PublicService>(list, {
    ask: (init) => api.services.$get({}, { init }),
    preview: (init) => api.services.preview.$get({}, { init }),
    fill,
  });

function fill(card: HTMLElement, service: PublicService): void {
  const { name, filter, summary, features } = service;
  const more = features.slice(shownFeatures);
  card.dataset['filter'] = filter;
  writePicture(card, service.picture, service.alt ?? '');
  writeText(card, 'name', name);
  writeText(card, 'summary', summary);
  writeText(card, 'count', `+${more.length} more features`);
  writeLines(card, 'features', features.slice(0, shownFeatures));
  writeLines(card, 'others', more);
  card.querySelector('[data-part="more"]')?.toggleAttribute('hidden', more.length === 0);
  const { href, label } = serviceLink(service);
  writeLink(card, href, label, name);
}

function writeLines(card: HTMLElement, part: string, lines: readonly string[]): void {
  const list = card.querySelector(`[data-part="${part}"]`);
  const written = [...(list?.children ?? [])].map(({ textContent }) => textContent);
  if (list === null || written.join('\n') === lines.join('\n')) return;
  list.replaceChildren(
    ...lines.map((text) => {
      const line = document.createElement('li');
      line.textContent = text;
      return line;
    }),
  );
}
