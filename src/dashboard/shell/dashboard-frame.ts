import '#src/components/account/fresh/help.ts';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { currentUser } from '#src/components/account/session/current-user.ts';
import { cachedUserStore } from '#src/components/account/session/session.ts';
import { type CachedUser, roleNames } from '#src/domain/account/user.ts';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';
import { startPalette } from '../find/palette-keys.ts';
import { startNotices } from '../notification/notices.ts';
import { waitingQuery } from '../overview/overview-query.ts';
import { queryClient } from '../server-state/query-client.ts';
import { badgeOf, builtHome, homeAt, ownPage, type Waits } from './dashboards.ts';
import { foldSidebar, showCurrentPage } from './sidebar.ts';

const find = (name: string) => document.querySelector<HTMLElement>(`[data-frame="${name}"]`);

adaptLinks();
cachedUserStore.subscribe(showUser);
cachedUserStore.subscribe(redirectToOwnDashboard);
foldSidebar();
showCurrentPage();
startPalette(find('find'));
askOnFocus();
queryClient.mount();
void watch();

/** Rewrites a page built for admins when it is opened at the super admin address. */
function adaptLinks(): void {
  const home = homeAt(window.location.pathname);
  if (home === builtHome) return;
  const links = `:is(a, link[rel="manifest"])[href^="${builtHome}"]`;
  for (const link of document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(links))
    link.setAttribute('href', home + (link.getAttribute('href') ?? '').slice(builtHome.length));
  const search = document.querySelector('[data-frame="find"] span');
  if (search) search.textContent = 'Search the platform';
}

/** Refetches on focus, too: returning from another window does not change visibility. */
function askOnFocus(): void {
  focusManager.setEventListener((handle) => {
    const onFocus = () => handle();
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
    };
  });
}

async function watch(): Promise<void> {
  const answer = await currentUser();
  if (answer.kind !== 'ok') {
    document.addEventListener('visibilitychange', () => void watch(), { once: true });
  } else if (answer.data.role !== 'USER') {
    new QueryObserver(queryClient, waitingQuery).subscribe(({ data }) => data && showCounts(data));
    startNotices(find('notices'));
  }
}

function redirectToOwnDashboard(user: CachedUser | undefined): void {
  const { pathname, search } = window.location;
  if (user === undefined) return;
  if (user.role === 'USER') {
    if (/\/settings(\.html)?$/.test(pathname)) window.location.replace('/settings');
    return;
  }
  const own = ownPage(user.role, pathname);
  if (!pathname.startsWith(own)) window.location.replace(own + search);
}

function showUser(user: CachedUser | undefined): void {
  setText('name', user?.name ?? '');
  setText('role', user === undefined ? '' : roleNames[user.role]);
}

function showCounts(waiting: WaitingWork): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-waits]')) {
    const waits = JSON.parse(element.dataset['waits'] ?? '[]') as readonly Waits[];
    const [number, words] = element.children as HTMLCollectionOf<HTMLElement>;
    if (number === undefined || words === undefined) continue;
    const badge = badgeOf(waits, waiting);
    number.textContent = badge.number;
    words.textContent = badge.words;
  }
}

function setText(name: string, text: string): void {
  const element = find(name);
  if (element !== null) element.textContent = text;
}
