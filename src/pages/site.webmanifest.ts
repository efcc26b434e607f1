import type { APIRoute } from 'astro';
import { appIcons } from '#src/domain/studio/app-icons.ts';
import { site } from '#src/domain/studio/site.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    id: '/',
    start_url: '/',
    scope: '/',
    // With a back button, which a site needs; phones without this mode use the browser.
    display: 'minimal-ui',
    background_color: '#f8f4ec',
    theme_color: '#1c1511',
    icons: appIcons,
  });
