import { site } from '#src/domain/studio/site.ts';
import { type Shell, shellGroups } from './dashboards.ts';

/** The pages that a long press on the installed app's icon leads to; one that is not there yet is left out. */
const shortcuts = ['Overview', 'Bookings', 'Calendar', 'Messages'];

/** What makes a dashboard an app on the home screen of those who work there. The login belongs to it: its scope is the site. */
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
