import type { PublicPackage } from '#src/features/catalogue/packages/package.ts';
import { api } from '#src/lib/api.ts';
import { askAsStaff } from './drafts.ts';
import { showGallery } from './gallery.ts';
import { showPrices } from './prices.ts';
import { showProgrammes } from './programmes.ts';
import { showServices } from './services.ts';

/** Shows staff a public page with all drafts (`?preview`). Nobody else loads this. */
const part = (selector: string) => document.querySelector<HTMLElement>(selector);

const serviceList = part('.service-catalogue > ul');
if (serviceList) {
  const services = await askAsStaff((init) => api.services.preview.$get({}, { init }));
  if (services) showServices(serviceList, services);
}

const wall = part('[data-gallery] .pieces');
if (wall) {
  const query = { ...wall.dataset };
  const items = await askAsStaff((init) => api.gallery.preview.$get({ query }, { init }));
  if (items) await showGallery(wall, items);
}

const form = part('.application__form');
if (form) {
  const programmes = await askAsStaff((init) => api.internships.preview.$get({}, { init }));
  if (programmes) showProgrammes(form, programmes);
}

if (part('data[data-sku], [data-catalogue]')) {
  const packages = await askAsStaff((init) => api.pricing.preview.$get({}, { init }));
  if (packages) showPrices(packages as PublicPackage[]);
}
