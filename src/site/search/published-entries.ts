import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { shownPicture } from '#src/domain/about/about.ts';
import type { SearchEntry } from '#src/domain/search/entry.ts';
import { croppedAddress } from '#src/domain/shelf/picture-address.ts';
import type { UploadedPicture } from '#src/domain/shelf/shelf-picture.ts';
import { pageContent } from '#src/domain/studio/page-content.ts';
import { formatMoney } from '#src/lib/money.ts';
import { cataloguePanels } from '#src/site/catalogue/prices/published-catalogue.ts';
import { cardAnchor } from '#src/site/catalogue/pricing/card-anchor.ts';
import { publishedServices } from '#src/site/catalogue/services/published-services.ts';
import { articles } from '#src/site/insight/articles.ts';
import { publishedProgrammes } from '#src/site/internship/published-programmes.ts';
import { withoutSamples } from '#src/site/studio/samples.ts';

/** Returns all entries of this build, posts first, for the index and the list without a script. */
export async function publishedEntries(): Promise<SearchEntry[]> {
  const entries = await Promise.all([
    posts(),
    products(),
    services(),
    occasions(),
    prices(),
    programmes(),
    questions(),
    people(),
  ]);
  return entries.flat();
}

async function posts(): Promise<SearchEntry[]> {
  return Promise.all(
    (await articles()).map(async ({ data }) => ({
      type: 'post',
      title: data.title,
      href: `/insights/${data.slug}`,
      text: data.excerpt,
      thumbnail: await thumbnail(data.picture),
    })),
  );
}

async function products(): Promise<SearchEntry[]> {
  const entries = await getCollection('products');
  return Promise.all(
    entries.map(async ({ data }) => ({
      type: 'product',
      title: data.name,
      href: '/services',
      // Only the name of a product is searched.
      text: '',
      detail: `${formatMoney(data.price)} · ${data.description}`,
      ...(data.picture && { thumbnail: await thumbnail(data.picture) }),
    })),
  );
}

async function services(): Promise<SearchEntry[]> {
  return Promise.all(
    (await publishedServices()).map(async (service) => ({
      type: 'service' as const,
      title: service.name,
      href: service.page ?? '/services',
      text: [service.summary, ...service.features].join(' · '),
      ...(service.image && { thumbnail: await thumbnail(service.image) }),
    })),
  );
}

async function occasions(): Promise<SearchEntry[]> {
  const entries = (await getCollection('occasions')).toSorted(
    (one, other) => one.data.order - other.data.order,
  );
  return Promise.all(
    entries.map(async ({ id, data }) => ({
      type: 'occasion' as const,
      title: data.title,
      href: `/${id}`,
      text: [data.lead, data.description, ...data.hours.acts.map(({ title }) => title)].join(' · '),
      thumbnail: await thumbnail(data.picture),
    })),
  );
}

/** Lists services without amounts, because prices may change after the index was made. */
function prices(): SearchEntry[] {
  return cataloguePanels.flatMap(({ title, cards }) =>
    cards.map(({ sku, name, description, service, tiers }) => ({
      type: 'price',
      title: name,
      href: `/pricing#${cardAnchor(sku)}`,
      text: [
        title,
        (description || service).replace(/\.$/, ''),
        ...new Set(tiers.flatMap(({ includes }) => includes)),
      ].join(' · '),
    })),
  );
}

async function people(): Promise<SearchEntry[]> {
  return Promise.all(
    withoutSamples((await getCollection('people')).map(({ data }) => data)).map(async (data) => ({
      type: 'person',
      title: data.name ? `${data.name}, ${data.role}` : data.role,
      href: '/about/our-team',
      text: [data.promise, ...data.day.map(({ text }) => text)].join(' · '),
      thumbnail: await thumbnail(shownPicture(data).picture),
    })),
  );
}

async function programmes(): Promise<SearchEntry[]> {
  return Promise.all(
    (await publishedProgrammes()).map(async ({ slug, fields, image }) => ({
      type: 'programme' as const,
      title: fields.title,
      href: `/internships/${slug}`,
      text: fields.summary,
      ...(image && { thumbnail: await thumbnail(image) }),
    })),
  );
}

async function questions(): Promise<SearchEntry[]> {
  const [clients, interns] = await Promise.all([
    pageContent('faqs', 'faqs'),
    pageContent('internshipPage', 'internships'),
  ]);
  const entry = (href: string) => (item: { question: string; answer: string }) => ({
    type: 'question' as const,
    title: item.question,
    href,
    text: item.answer,
  });
  return [...clients.items.map(entry('/faqs')), ...interns.faqs.items.map(entry('/internships#questions'))];
}

/** Returns the URL of a square thumbnail, 160 px wide for high-density screens. */
async function thumbnail(image: ImageMetadata | UploadedPicture): Promise<string> {
  if ('upload' in image) return croppedAddress(image.upload, 160, 160, 'webp');
  const { src } = await getImage({
    src: image,
    width: 160,
    height: 160,
    fit: 'cover',
    format: 'webp',
    quality: 60,
  });
  return src;
}
