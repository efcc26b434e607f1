import { QueryObserver } from '@tanstack/react-query';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../server-state/query-client.ts';
import { homeAt } from '../shell/dashboards.ts';
import { notificationsQuery } from './notifications-query.ts';

export function startNotices(popup: HTMLElement | null): void {
  const home = homeAt(window.location.pathname);
  const count = document.querySelector<HTMLElement>('[data-frame="unread"]');
  if (!popup || count === null) return;
  new QueryObserver(queryClient, notificationsQuery).subscribe(({ data }) => {
    count.textContent = badgeText(data?.unread ?? 0);
  });
  let shown = false;
  popup.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open' || shown) return;
    shown = true;
    import('./show-notifications.tsx')
      .then(({ showNotifications }) => showNotifications(popup, home))
      .catch(() => {
        shown = false;
        popup.hidePopover();
        showToast({
          title: 'The notifications did not load',
          text: 'Check your connection and try again.',
          tone: 'error',
        });
      });
  });
}

/** Caps the count at 99+, because the bell has room for two digits. */
function badgeText(unread: number): string {
  if (unread > 99) return '99+';
  return unread === 0 ? '' : String(unread);
}
