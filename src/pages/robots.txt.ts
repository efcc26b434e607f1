import type { APIRoute } from 'astro';

/** Everything may be read; pages that should not be found say so themselves (`noindex`). */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`);
