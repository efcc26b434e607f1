import type { PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { api } from '#src/lib/api.ts';
import { fetchAsStaff } from './drafts.ts';
import { showGallery } from './gallery.ts';
import { showPrices } from './prices.ts';
import { showProgrammes } from './programmes.ts';
import { showServices } from './services.ts';

/** Shows staff a public page with the drafts of all kinds it displays (`?preview`). */
const part = (selector: string) => document.querySelector<HTMLElement>(selector);
const places = {
  services: part('.service-catalogue > ul'),
  gallery: part('[data-gallery]'),
  programmes: part('.application__form'),
  prices: part('data[data-sku], [data-catalogue]'),
};

if (places.services) void draftServices(places.services);
if (places.gallery) void draftGallery(places.gallery);
if (places.programmes) void draftProgrammes(places.programmes);
if (places.prices) void draftPrices();

async function draftServices(list: HTMLElement): Promise<void> {
  const services = await fetchAsStaff((init) => api.services.preview.$get({}, { init }));
  if (services) showServices(list, services);
}

async function draftGallery(gallery: HTMLElement): Promise<void> {
  const items = await fetchAsStaff((init) => api.gallery.preview.$get({ query: {} }, { init }));
  if (items) await showGallery(gallery, items);
}

async function draftProgrammes(form: HTMLElement): Promise<void> {
  const programmes = await fetchAsStaff((init) => api.internships.preview.$get({}, { init }));
  if (programmes) showProgrammes(form, programmes);
}

async function draftPrices(): Promise<void> {
  const packages = await fetchAsStaff((init) => api.pricing.preview.$get({}, { init }));
  if (packages) showPrices(packages as PublicPackage[]);
}
