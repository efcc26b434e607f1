import { logOut } from '#src/features/account/log-out.ts';
import { knownUserStore } from '#src/features/account/session.ts';
import { type KnownUser, roleNames } from '#src/features/account/user.ts';
import { loadOverview, overviewStore } from './overview-store.ts';

/** What the frame of the dashboards shows beside its links: who is signed in, and how many mails wait for somebody. */

const find = (name: string) => document.querySelector<HTMLElement>(`[data-frame="${name}"]`);

find('log-out')?.addEventListener('click', logOut);
knownUserStore.subscribe(showUser);
overviewStore.subscribe((overview) => showDeadMails(overview?.deadMails ?? 0));

refresh();
// Somebody comes back to the tab: it may have been open since yesterday.
document.addEventListener('visibilitychange', refresh);

function refresh(): void {
  const staff = knownUserStore.get()?.role !== 'USER';
  if (staff && document.visibilityState === 'visible') void loadOverview();
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
