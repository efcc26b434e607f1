import { type BaseSchema, defineCollection, type ImageFunction } from 'astro:content';
import path from 'node:path';
import { file, glob } from 'astro/loaders';
import { personSchema } from '#src/domain/about/about.ts';
import { frameCategorySchema, parseFrameCategories } from '#src/domain/catalogue/prices/frame-prices.ts';
import { testimonialSchema } from '#src/domain/home/home.ts';
import { productSchema } from '#src/domain/search/product.ts';
import { kinds } from './content-kinds.ts';

function entries<Schema extends BaseSchema>(
  kind: keyof typeof kinds,
  schema: (image: ImageFunction) => Schema,
) {
  return defineCollection({
    loader: glob({ base: `./content/${path.posix.dirname(kind)}`, pattern: path.posix.basename(kind) }),
    schema: ({ image }) => schema(image),
  });
}

/** Astro's content collections. src/integrations/content-check reports mistakes before this is read. */
export const collections = {
  home: entries('home.json', kinds['home.json']),
  testimonials: defineCollection({ loader: file('content/testimonials.json'), schema: testimonialSchema }),
  services: entries('services/*.mdx', kinds['services/*.mdx']),
  frames: defineCollection({
    loader: file('content/prices/frames.json', { parser: parseFrameCategories }),
    schema: ({ image }) => frameCategorySchema(image()),
  }),
  internships: entries('internships/*.mdx', kinds['internships/*.mdx']),
  internshipPage: entries('internships.json', kinds['internships.json']),
  products: defineCollection({
    loader: file('content/products.json'),
    schema: ({ image }) => productSchema(image),
  }),
  insights: entries('insights/*.mdx', kinds['insights/*.mdx']),
  insightsPage: entries('insights.json', kinds['insights.json']),
  whoWeAre: entries('about/who-we-are.mdx', kinds['about/who-we-are.mdx']),
  whyChooseUs: entries('about/why-choose-us.mdx', kinds['about/why-choose-us.mdx']),
  ourTeam: entries('about/our-team.mdx', kinds['about/our-team.mdx']),
  people: defineCollection({
    loader: file('content/people.json'),
    schema: ({ image }) => personSchema(image),
  }),
  servicesPage: entries('services.json', kinds['services.json']),
  gallery: entries('gallery.json', kinds['gallery.json']),
  contact: entries('contact.json', kinds['contact.json']),
  faqs: entries('faqs.json', kinds['faqs.json']),
  occasions: entries('occasions/*.mdx', kinds['occasions/*.mdx']),
  policies: entries('policies/*.mdx', kinds['policies/*.mdx']),
  /** Texts of pages in other languages; their other words are in `.published/`. */
  translations: defineCollection({ loader: glob({ base: './content', pattern: '{fr,rw}/**/*.mdx' }) }),
};
