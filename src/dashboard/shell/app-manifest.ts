import { site } from '#src/domain/studio/site.ts';
import { type Shell, shellGroups } from './dashboards.ts';

/** Shortcuts of the installed app's icon; missing pages are skipped. */
const shortcuts = ['Overview', 'Bookings', 'Calendar', 'Messages'];

/** Web app manifest of a dashboard. The scope is the site, because it includes the login page. */
export function appManifest(shell: Shell, icons: readonly object[]) {
  const home = `/dashboard/${shell}`;
  const pages = shellGroups.flatMap((group) => group.pages);
  return {
    id: home,
    name: `${site.name} Dashboard`,
    short_name: 'Dashboard',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#f8f4ec',
    theme_color: '#1c1511',
    icons,
    shortcuts: shortcuts.flatMap((label) =>
      pages
        .filter((page) => page.label === label)
        .map(({ path }) => ({ name: label, url: home + path, icons })),
    ),
  };
}
