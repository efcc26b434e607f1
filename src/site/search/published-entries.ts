import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { shownPicture } from '#src/domain/about/about.ts';
import type { PublicTier } from '#src/domain/catalogue/packages/package.ts';
import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { readPrice } from '#src/domain/catalogue/prices/price.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { totalFee } from '#src/domain/internship/programme.ts';
import type { SearchEntry } from '#src/domain/search/entry.ts';
import { croppedAddress } from '#src/domain/shelf/picture-address.ts';
import type { UploadedPicture } from '#src/domain/shelf/shelf-picture.ts';
import { collectionContent, pageContent } from '#src/domain/studio/page-content.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn, languagesOf } from '#src/lib/words/pages.ts';
import { publishedTeam } from '#src/site/about/published-team.ts';
import { cataloguePanels } from '#src/site/catalogue/prices/published-catalogue.ts';
import { cardAnchor } from '#src/site/catalogue/pricing/card-anchor.ts';
import { publishedServices } from '#src/site/catalogue/services/published-services.ts';
import { articles } from '#src/site/insight/articles.ts';
import { publishedProgrammes } from '#src/site/internship/published-programmes.ts';
import { publishedOccasions } from '#src/site/occasion/published-occasions.ts';
import { firstPriceText } from '#src/site/occasion/rungs.ts';

/** Returns the entries of pages in a language, posts first, for the index and the plain list. */
export async function publishedEntries(language: Language): Promise<SearchEntry[]> {
  const has = (route: string) => languagesOf(route).includes(language);
  const entries = await Promise.all([
    has('/insights') ? posts() : [],
    products(language),
    services(language),
    occasions(language),
    prices(language),
    has('/internships') ? programmes(language) : [],
    clientQuestions(language),
    has('/internships') ? internQuestions(language) : [],
    has('/about/our-team') ? people(language) : [],
  ]);
  return entries.flat().map((entry) => ({ ...entry, href: hrefIn(language, entry.href) }));
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

async function products(language: Language): Promise<SearchEntry[]> {
  const words = wordsIn(language, pricesWords);
  const entries = await collectionContent(language, 'products');
  return Promise.all(
    entries.map(async (data) => ({
      type: 'product',
      title: data.name,
      href: '/services',
      // Only the name of a product is searched.
      text: '',
      detail: data.description,
      price: words.fixed({ amount: data.price }),
      ...(data.picture && { thumbnail: await thumbnail(data.picture) }),
    })),
  );
}

async function services(language: Language): Promise<SearchEntry[]> {
  const words = wordsIn(language, pricesWords);
  return Promise.all(
    (await publishedServices(language)).map(async (service) => ({
      type: 'service' as const,
      title: service.name,
      href: service.page ?? '/services',
      text: [service.summary, ...service.features].join(' · '),
      price: service.price && priceText(words, service.price),
      ...(service.image && { thumbnail: await thumbnail(service.image) }),
    })),
  );
}

async function occasions(language: Language): Promise<SearchEntry[]> {
  return Promise.all(
    (await publishedOccasions(language)).map(async ({ id, data }) => ({
      type: 'occasion' as const,
      title: data.title,
      href: `/${id}`,
      text: [data.lead, data.description, ...data.hours.acts.map(({ title }) => title)].join(' · '),
      price: firstPriceText(language, data),
      thumbnail: await thumbnail(data.picture),
    })),
  );
}

/** Lists what the catalogue sells; a second name of an offer has no entry. */
function prices(language: Language): SearchEntry[] {
  const words = wordsIn(language, pricesWords);
  return cataloguePanels(language).flatMap(({ title, cards }) =>
    cards
      .filter(({ tiers }) => !isSecondName(tiers))
      .map(({ sku, name, description, service, tiers }) => ({
        type: 'price',
        title: name,
        href: `/pricing#${cardAnchor(sku)}`,
        text: [
          title,
          (description || service).replace(/\.$/, ''),
          ...new Set(tiers.flatMap(({ includes }) => includes)),
        ].join(' · '),
        price: lowestWithVat(words, tiers),
      })),
  );
}

/** True if all that a card sells is sold under another name. */
function isSecondName(tiers: readonly PublicTier[]): boolean {
  const hasPrice = ({ amount }: PublicTier) => readPrice(amount).kind !== 'on-request';
  return (
    tiers.some(({ sameAs }) => sameAs !== undefined) &&
    !tiers.some((tier) => hasPrice(tier) && tier.sameAs === undefined)
  );
}

function lowestWithVat(words: PriceWords, tiers: readonly PublicTier[]): string {
  const sold = tiers
    .flatMap(({ sku }) => priceBook.get(sku) ?? [])
    .filter(({ price }) => price.kind !== 'on-request');
  const [first, ...others] = sold.map((entry) => lineAmount(entry, 1)).sort((one, other) => one - other);
  if (first === undefined) return words.onRequest;
  const isFixed = others.length === 0 && sold[0]?.price.kind === 'fixed';
  return isFixed ? words.fixed({ amount: first }) : words.from({ amount: first });
}

async function people(language: Language): Promise<SearchEntry[]> {
  return Promise.all(
    (await publishedTeam(language)).map(async (data) => ({
      type: 'person',
      title: data.name ? `${data.name}, ${data.role}` : data.role,
      href: '/about/our-team',
      text: [data.promise, ...data.day.map(({ text }) => text)].join(' · '),
      thumbnail: await thumbnail(shownPicture(data).picture),
    })),
  );
}

async function programmes(language: Language): Promise<SearchEntry[]> {
  const words = wordsIn(language, pricesWords);
  return Promise.all(
    (await publishedProgrammes(language)).map(async ({ slug, fields, image }) => ({
      type: 'programme' as const,
      title: fields.title,
      href: `/internships/${slug}`,
      text: fields.summary,
      ...priceOf(words, totalFee(fields)),
      ...(image && { thumbnail: await thumbnail(image) }),
    })),
  );
}

const priceOf = (words: PriceWords, fee: number | undefined) =>
  fee === undefined ? {} : { price: words.fixed({ amount: fee }) };

async function clientQuestions(language: Language): Promise<SearchEntry[]> {
  const { items } = await pageContent(language, 'faqs', 'faqs');
  return questions(items, '/faqs');
}

async function internQuestions(language: Language): Promise<SearchEntry[]> {
  const { faqs } = await pageContent(language, 'internshipPage', 'internships');
  return questions(faqs.items, '/internships#questions');
}

function questions(items: readonly { question: string; answer: string }[], href: string): SearchEntry[] {
  return items.map(({ question, answer }) => ({ type: 'question', title: question, href, text: answer }));
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
