import type { APIRoute } from 'astro';
import { appIcons } from '#src/domain/studio/app-icons.ts';
import { site } from '#src/domain/studio/site.ts';

/** Name and icons for anyone who keeps the site on the home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    id: '/',
    start_url: '/',
    scope: '/',
    // With the way back that a site needs; where a phone has no such window, its browser opens.
    display: 'minimal-ui',
    background_color: '#f8f4ec',
    theme_color: '#1c1511',
    icons: appIcons,
  });
