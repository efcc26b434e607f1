import json from '#content/newsletter.json' with { type: 'json' };
import type { NewsletterPage } from './newsletter-page.ts';

/** The newsletter's words as published; checked against `newsletterPageSchema` when the site is built. */
export const newsletterPage: NewsletterPage = json;
