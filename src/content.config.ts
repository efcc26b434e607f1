import { type BaseSchema, defineCollection, type ImageFunction } from 'astro:content';
import { file, glob } from 'astro/loaders';
import calendar from '#content/calendar.json' with { type: 'json' };
import chat from '#content/chat.json' with { type: 'json' };
import navigation from '#content/navigation.json' with { type: 'json' };
import newsletter from '#content/newsletter.json' with { type: 'json' };
import catalogue from '#content/prices/catalogue.json' with { type: 'json' };
import classes from '#content/prices/classes.json' with { type: 'json' };
import frames from '#content/prices/frames.json' with { type: 'json' };
import sessions from '#content/prices/sessions.json' with { type: 'json' };
import pricing from '#content/pricing.json' with { type: 'json' };
import site from '#content/site.json' with { type: 'json' };
import { ourTeamSchema, personSchema, whoWeAreSchema, whyChooseUsSchema } from '#src/features/about/about.ts';
import { calendarSchema } from '#src/features/availability/calendar-content.ts';
import { cataloguePricesSchema } from '#src/features/catalogue/prices/catalogue-prices.ts';
import {
  frameCategorySchema,
  framePricesSchema,
  parseFrameCategories,
} from '#src/features/catalogue/prices/frame-prices.ts';
import { sessionPricesSchema } from '#src/features/catalogue/prices/session-prices.ts';
import { pricingPageSchema } from '#src/features/catalogue/pricing/pricing-page.ts';
import { servicePageSchema } from '#src/features/catalogue/service-page/service-page.ts';
import { serviceListSchema } from '#src/features/catalogue/services/service-list.ts';
import { chatSchema } from '#src/features/chat/chat-script.ts';
import { dancePricesSchema } from '#src/features/dance/dance-prices.ts';
import { faqsSchema } from '#src/features/faq/faqs.ts';
import { galleryPageSchema } from '#src/features/gallery/gallery-content.ts';
import { homeSchema, testimonialSchema } from '#src/features/home/home.ts';
import { insightSchema, insightsPageSchema } from '#src/features/insight/insight.ts';
import { internshipPageSchema, internshipSchema } from '#src/features/internship/internship.ts';
import { newsletterPageSchema } from '#src/features/newsletter/newsletter-page.ts';
import { policySchema } from '#src/features/policy/policy.ts';
import { parseProducts, productSchema } from '#src/features/search/product.ts';
import { contactSchema } from '#src/features/studio/contact/contact.ts';
import { checkContent } from '#src/features/studio/content-check.ts';
import { navigationSchema } from '#src/features/studio/navigation.ts';
import { siteSchema } from '#src/features/studio/studio.ts';

// Files that are imported as they are: a mistake in one stops the build here.
checkContent('content/site.json', siteSchema, site);
checkContent('content/calendar.json', calendarSchema, calendar);
checkContent('content/navigation.json', navigationSchema, navigation);
checkContent('content/newsletter.json', newsletterPageSchema, newsletter);
checkContent('content/chat.json', chatSchema, chat);
checkContent('content/pricing.json', pricingPageSchema, pricing);
checkContent('content/prices/sessions.json', sessionPricesSchema, sessions);
checkContent('content/prices/frames.json', framePricesSchema, frames);
checkContent('content/prices/catalogue.json', cataloguePricesSchema, catalogue);
checkContent('content/prices/classes.json', dancePricesSchema, classes);

/** Entries of one kind, a file each: those in a folder of content/ that match. */
function entries<Schema extends BaseSchema>(
  folder: string,
  pattern: string,
  schema: (image: ImageFunction) => Schema,
) {
  return defineCollection({
    loader: glob({ base: `./content/${folder}`, pattern }),
    schema: ({ image }) => schema(image),
  });
}

/** What editors write, by kind. Every schema lives in the feature that uses it. */
export const collections = {
  home: entries('', 'home.json', homeSchema),
  testimonials: defineCollection({ loader: file('content/testimonials.json'), schema: testimonialSchema }),
  services: entries('services', '*.mdx', servicePageSchema),
  frames: defineCollection({
    loader: file('content/prices/frames.json', { parser: parseFrameCategories }),
    schema: ({ image }) => frameCategorySchema(image()),
  }),
  internships: entries('internships', '*.mdx', internshipSchema),
  internshipPage: entries('', 'internships.json', internshipPageSchema),
  products: defineCollection({
    loader: file('content/products.json', { parser: parseProducts }),
    schema: ({ image }) => productSchema(image),
  }),
  insights: entries('insights', '*.mdx', insightSchema),
  insightsPage: entries('', 'insights.json', () => insightsPageSchema),
  whoWeAre: entries('about', 'who-we-are.mdx', whoWeAreSchema),
  whyChooseUs: entries('about', 'why-choose-us.mdx', whyChooseUsSchema),
  ourTeam: entries('about', 'our-team.mdx', () => ourTeamSchema),
  people: defineCollection({
    loader: file('content/people.json'),
    schema: ({ image }) => personSchema(image),
  }),
  servicesPage: entries('', 'services.json', serviceListSchema),
  gallery: entries('', 'gallery.json', galleryPageSchema),
  contact: entries('', 'contact.json', () => contactSchema),
  faqs: entries('', 'faqs.json', () => faqsSchema),
  policies: entries('policies', '*.mdx', () => policySchema),
};
