import { logOut } from '#src/features/account/account-api.ts';
import { currentUser } from '#src/features/account/current-user.ts';
import { knownUserStore } from '#src/features/account/session.ts';
import { type KnownUser, roleNames } from '#src/features/account/user.ts';
import { loadOverview, overviewStore } from '../overview/overview-store.ts';
import { ownPage } from './dashboards.ts';

/**
 * What the frame of the dashboards does beside its links: it shows who is signed in and how many mails wait for somebody,
 * and leads staff to the dashboard of their own role, clients from its settings to their own.
 */

const find = (name: string) => document.querySelector<HTMLElement>(`[data-frame="${name}"]`);

find('log-out')?.addEventListener('click', logOut);
knownUserStore.subscribe(showUser);
knownUserStore.subscribe(leadHome);
overviewStore.subscribe((overview) => showDeadMails(overview?.deadMails ?? 0));

void refresh();
// Somebody comes back to the tab: it may have been open since yesterday.
document.addEventListener('visibilitychange', () => void refresh());

async function refresh(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const answer = await currentUser();
  if (answer.kind === 'ok' && answer.data.role !== 'USER') await loadOverview();
}

function leadHome(user: KnownUser | undefined): void {
  const { pathname, search } = window.location;
  if (user === undefined) return;
  if (user.role === 'USER') {
    if (/\/settings(\.html)?$/.test(pathname)) window.location.replace('/settings');
    return;
  }
  const own = ownPage(user.role, pathname);
  if (!pathname.startsWith(own)) window.location.replace(own + search);
}

function showUser(user: KnownUser | undefined): void {
  setText('name', user?.name ?? '');
  setText('role', user === undefined ? '' : roleNames[user.role]);
}

function showDeadMails(count: number): void {
  setText('dead-mails', count > 0 ? String(count) : '');
  setText('dead-mails-words', count > 0 ? 'could not be sent' : '');
}

function setText(name: string, text: string): void {
  const element = find(name);
  if (element !== null) element.textContent = text;
}
