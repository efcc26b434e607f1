import { type BaseSchema, defineCollection, type ImageFunction } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { ourTeamSchema, personSchema, whoWeAreSchema, whyChooseUsSchema } from '#src/features/about/about.ts';
import { frameCategorySchema, parseFrameCategories } from '#src/features/catalogue/prices/frame-prices.ts';
import { servicePageSchema } from '#src/features/catalogue/service-page/service-page.ts';
import { serviceListSchema } from '#src/features/catalogue/services/service-list.ts';
import { faqsSchema } from '#src/features/faq/faqs.ts';
import { galleryPageSchema } from '#src/features/gallery/gallery-content.ts';
import { homeSchema, testimonialSchema } from '#src/features/home/home.ts';
import { insightSchema, insightsPageSchema } from '#src/features/insight/insight.ts';
import { internshipPageSchema, internshipSchema } from '#src/features/internship/internship.ts';
import { policySchema } from '#src/features/policy/policy.ts';
import { productSchema } from '#src/features/search/product.ts';
import { contactSchema } from '#src/features/studio/contact/contact.ts';

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

/**
 * What editors write, by kind. Every schema lives in the feature that uses it. Mistakes are found before this is read, in
 * these files and in those that are imported as they are (src/integrations/content-check).
 */
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
    loader: file('content/products.json'),
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
