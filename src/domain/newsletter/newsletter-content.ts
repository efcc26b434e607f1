import json from '#content/newsletter.json' with { type: 'json' };
import type { NewsletterPage } from './newsletter-page.ts';

/** Published newsletter texts; checked against `newsletterPageSchema` at build time. */
export const newsletterPage: NewsletterPage = json;
