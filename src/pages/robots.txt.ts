import type { APIRoute } from 'astro';

/** Everything may be crawled; pages opt out with `noindex`. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`);
