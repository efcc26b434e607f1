import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { ourTeamSchema, personSchema, whoWeAreSchema, whyChooseUsSchema } from '#src/domain/about/about.ts';
import { calendarSchema } from '#src/domain/availability/calendar-content.ts';
import { cataloguePricesSchema } from '#src/domain/catalogue/prices/catalogue-prices.ts';
import { frameCategorySchema, framePricesSchema } from '#src/domain/catalogue/prices/frame-prices.ts';
import { sessionPricesSchema } from '#src/domain/catalogue/prices/session-prices.ts';
import { pricingPageSchema } from '#src/domain/catalogue/pricing/pricing-page.ts';
import { servicePageSchema } from '#src/domain/catalogue/service-page/service-page.ts';
import { serviceListSchema } from '#src/domain/catalogue/services/service-list.ts';
import { chatSchema } from '#src/domain/chat/chat-script.ts';
import { dancePricesSchema } from '#src/domain/dance/dance-prices.ts';
import { ebmContentSchema } from '#src/domain/ebm/ebm-content.ts';
import { faqsSchema } from '#src/domain/faq/faqs.ts';
import { galleryPageSchema } from '#src/domain/gallery/gallery-content.ts';
import { homeSchema, testimonialSchema } from '#src/domain/home/home.ts';
import { insightSchema, insightsPageSchema } from '#src/domain/insight/insight.ts';
import { internshipPageSchema, internshipSchema } from '#src/domain/internship/internship.ts';
import { newsletterPageSchema } from '#src/domain/newsletter/newsletter-page.ts';
import { occasionSchema } from '#src/domain/occasion/occasion.ts';
import { paymentContentSchema } from '#src/domain/payment/payment-content.ts';
import { policySchema } from '#src/domain/policy/policy.ts';
import { productSchema } from '#src/domain/search/product.ts';
import { contactSchema } from '#src/domain/studio/contact/contact.ts';
import { navigationSchema } from '#src/domain/studio/navigation.ts';
import { siteSchema } from '#src/domain/studio/studio.ts';
import { tasksContentSchema } from '#src/domain/task/tasks-content.ts';
import { contentId } from '#src/lib/content/content-schema.ts';

export const kinds = {
  'about/our-team.mdx': () => ourTeamSchema,
  'about/who-we-are.mdx': whoWeAreSchema,
  'about/why-choose-us.mdx': whyChooseUsSchema,
  'calendar.json': () => calendarSchema,
  'chat.json': () => chatSchema,
  'contact.json': () => contactSchema,
  'ebm.json': () => ebmContentSchema,
  'faqs.json': () => faqsSchema,
  'gallery.json': galleryPageSchema,
  'home.json': homeSchema,
  'insights.json': () => insightsPageSchema,
  'insights/*.mdx': insightSchema,
  'internships.json': internshipPageSchema,
  'internships/*.mdx': internshipSchema,
  'navigation.json': () => navigationSchema,
  'newsletter.json': () => newsletterPageSchema,
  'occasions/*.mdx': occasionSchema,
  'payment.json': () => paymentContentSchema,
  'people.json': (image) => z.array(personSchema(image).extend({ id: contentId })),
  'policies/*.mdx': () => policySchema,
  'prices/catalogue.json': () => cataloguePricesSchema,
  'prices/classes.json': () => dancePricesSchema,
  'prices/frames.json': (image) =>
    framePricesSchema.extend({ categories: z.array(frameCategorySchema(image())).min(1) }),
  'prices/sessions.json': () => sessionPricesSchema,
  'pricing.json': () => pricingPageSchema,
  'products.json': (image) => z.array(productSchema(image)),
  'services.json': serviceListSchema,
  'services/*.mdx': servicePageSchema,
  'site.json': () => siteSchema,
  'tasks.json': () => tasksContentSchema,
  'testimonials.json': () => z.array(testimonialSchema),
} satisfies Record<string, (image: SchemaContext['image']) => z.ZodType>;

/** Routes that read each kind; a translated page needs all of its words. None: staff read it only. */
export const kindPages: Readonly<Record<keyof typeof kinds, 'all' | readonly string[]>> = {
  'about/our-team.mdx': ['/about/our-team'],
  'about/who-we-are.mdx': ['/', '/about/who-we-are'],
  'about/why-choose-us.mdx': ['/about/why-choose-us'],
  'calendar.json': [],
  'chat.json': 'all',
  'contact.json': ['/contact', '/contact/sent'],
  'ebm.json': [],
  'faqs.json': ['/faqs', '/search'],
  'gallery.json': ['/gallery', '/gallery/[...part]'],
  'home.json': ['/'],
  'insights.json': ['/insights', '/insights/[slug]', '/insights/page/[number]'],
  'insights/*.mdx': ['/insights', '/insights/[slug]', '/insights/page/[number]'],
  'internships.json': ['/internships', '/internships/[slug]', '/internships/apply', '/internships/applied'],
  'internships/*.mdx': ['/internships', '/internships/[slug]', '/internships/apply', '/internships/draft'],
  'navigation.json': 'all',
  'newsletter.json': 'all',
  'occasions/*.mdx': ['/', '/[occasion]', '/book-now', '/services/[slug]', '/services/dancing', '/search'],
  'payment.json': [],
  'people.json': ['/about/our-team'],
  'policies/*.mdx': ['/[policy]'],
  'prices/catalogue.json': [
    '/[occasion]',
    '/book-now',
    '/pricing',
    '/pricing/frames',
    '/search',
    '/services/[slug]',
  ],
  'prices/classes.json': ['/services/dancing', '/services/dancing/enrol'],
  'prices/frames.json': ['/[occasion]', '/book-now', '/pricing', '/pricing/frames', '/search'],
  'prices/sessions.json': ['/[occasion]', '/book-now', '/pricing', '/services/[slug]', '/services/dancing'],
  'pricing.json': ['/pricing', '/pricing/frames'],
  'products.json': ['/search'],
  'services.json': ['/', '/search', '/services'],
  'services/*.mdx': ['/services/[slug]', '/services/dancing'],
  'site.json': 'all',
  'tasks.json': [],
  'testimonials.json': ['/'],
};
