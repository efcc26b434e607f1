import { currentUser } from '#src/components/account/session/current-user.ts';
import { tokenStore } from '#src/components/account/session/session.ts';
import { dashboardOf, withNext } from '#src/domain/account/destination.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { inEnglish } from './english.ts';

/** Redirects from /dashboard to the role's page. Replaces the history entry, so Back works. */

const message = document.querySelector('[data-redirect="message"]');
const again = document.querySelector<HTMLElement>('[data-redirect="again"]');

async function redirect(): Promise<void> {
  const answer = await currentUser();
  if (answer.kind === 'ok') return window.location.replace(dashboardOf(answer.data.role));
  if (tokenStore.get() === undefined) return window.location.replace(withNext('/login', '/dashboard'));
  if (message !== null)
    message.textContent = failureOf(inEnglish, answer, 'We could not open your dashboard').message;
  if (again !== null) again.hidden = false;
}

again?.addEventListener('click', () => void redirect());
void redirect();
