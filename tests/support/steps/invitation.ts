import type { Invitation } from '#src/domain/account/invitation/invitation.ts';
import { goodPassword, type TestUser } from '../account.ts';
import { type Answer, call, itemsIn } from '../call.ts';
import { newestMail } from '../mails.ts';
import type { Environment } from '../server/environment.ts';

export const email = 'new@example.com';

export function invitationsBy(boss: TestUser, environment: Environment) {
  const invite = (to: unknown = email, by = boss) => by.call('POST', '/api/invitations', { email: to });
  return {
    invite,
    invited: async (to = email) => ((await invite(to)).json as { invitation: Invitation }).invitation,
    open: async () => itemsIn<Invitation>(await boss.call('GET', '/api/invitations')),
    tokenTo: async (to = email) => {
      const text = (await newestMail(environment, to))?.text ?? '';
      return /\/invitation#([\w-]{43})\b/.exec(text)?.[1] ?? 'none';
    },
    expire: () => environment.sql(`update invitations set expires_at = now() - interval '1 second'`),
  };
}

export const look = (token: unknown, address?: string) =>
  call('POST', '/api/invitations/link', { body: { token }, ...(address && { address }) });

export const accept = (token: string, changes: object = {}) =>
  call('POST', '/api/invitations/accept', {
    body: { token, name: 'Keza Iribagiza', password: goodPassword, ...changes },
  });

export const join = (who: TestUser, token: string) => who.call('POST', '/api/invitations/join', { token });

export const errorOf = ({ status, json }: Answer) => [status, (json as { error?: string }).error];
