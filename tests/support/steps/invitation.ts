import type { Invitation } from '#src/domain/account/invitation/invitation.ts';
import { goodPassword, type TestUser } from '../account.ts';
import { type Answer, call, itemsIn } from '../call.ts';
import { newestMail } from '../mails.ts';
import type { Environment } from '../server/environment.ts';

/** What super admins and the people they invite do in tests. */

/** Whom the tests invite. */
export const email = 'new@example.com';

/** What a super admin does, and what comes of it. */
export function invitationsBy(boss: TestUser, environment: Environment) {
  const invite = (to: unknown = email, by = boss) => by.call('POST', '/api/invitations', { email: to });
  return {
    invite,
    /** Invites, and gives the invitation. */
    invited: async (to = email) => ((await invite(to)).json as { invitation: Invitation }).invitation,
    /** The invitations that nobody has accepted. */
    open: async () => itemsIn<Invitation>(await boss.call('GET', '/api/invitations')),
    /** The token of the link in the newest mail to this address. */
    tokenTo: async (to = email) => {
      const text = (await newestMail(environment, to))?.text ?? '';
      return /\/invitation#([\w-]{43})\b/.exec(text)?.[1] ?? 'none';
    },
    expire: () => environment.sql(`update invitations set expires_at = now() - interval '1 second'`),
  };
}

/** Opens the link. */
export const look = (token: unknown, address?: string) =>
  call('POST', '/api/invitations/link', { body: { token }, ...(address && { address }) });

/** Accepts with a new account. */
export const accept = (token: string, changes: object = {}) =>
  call('POST', '/api/invitations/accept', {
    body: { token, name: 'Keza Iribagiza', password: goodPassword, ...changes },
  });

/** Accepts with the account that is there. */
export const join = (who: TestUser, token: string) => who.call('POST', '/api/invitations/join', { token });

/** How an answer refuses, and in which words. */
export const errorOf = ({ status, json }: Answer) => [status, (json as { error?: string }).error];
