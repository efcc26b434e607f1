import type { APIRoute } from 'astro';
import { site } from '#src/features/studio/site.ts';

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** Name and icons for whoever keeps the site on the home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#f8f4ec',
    theme_color: '#1c1511',
    icons: [icon(192), icon(512)],
  });
