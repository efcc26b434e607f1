import { useCallback, useEffect, useState } from 'react';
import { currentUser } from '#src/components/account/session/current-user.ts';
import { tokenStore } from '#src/components/account/session/session.ts';
import type { InvitationLink } from '#src/domain/account/invitation/invitation.ts';
import type { User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { type Loading, useLoad } from '#src/lib/loading/use-load.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Wording } from '#src/lib/words/refusals.ts';

export interface Invited {
  /** From the URL fragment. */
  token: string;
  link: InvitationLink;
  user: User | undefined;
}

interface InvitationState {
  invited: Invited | undefined;
  /** Permanent failure; a retry would not help. */
  ended: Failure | undefined;
  loading: Loading;
}

/** Loads the invitation of the URL fragment. Reloads when the fragment changes or the user logs out. */
export function useInvitation(): InvitationState {
  const { invitationLinkPart, invitationNotLoaded } = useWords('account-pages');
  const [invited, setInvited] = useState<Invited>();
  const [ended, setEnded] = useState<Failure>();
  const load = useCallback(
    async (word: Wording) => {
      const token = window.location.hash.slice(1);
      if (token === '') {
        setEnded({ message: invitationLinkPart, fields: {} });
        return undefined;
      }
      const answer = await answerTo((init) => api.invitations.link.$post({ json: { token } }, { init }));
      if (answer.kind === 'refused' && (answer.status === 404 || answer.status === 409)) {
        setEnded(failureOf(word, answer));
        return undefined;
      }
      if (answer.kind !== 'ok') return failureOf(word, answer, invitationNotLoaded);
      setInvited({ token, link: answer.data, user: await signedInUser() });
      return undefined;
    },
    [invitationLinkPart, invitationNotLoaded],
  );
  const loading = useLoad(load);
  const { askAgain } = loading;

  useEffect(() => {
    window.addEventListener('hashchange', askAgain);
    const stop = tokenStore.listen((session) => {
      if (session === undefined) askAgain();
    });
    return () => {
      window.removeEventListener('hashchange', askAgain);
      stop();
    };
  }, [askAgain]);

  return { invited, ended, loading };
}

/** Returns undefined if nobody is logged in or the server does not confirm it. */
async function signedInUser(): Promise<User | undefined> {
  if (tokenStore.get() === undefined) return undefined;
  const answer = await currentUser();
  return answer.kind === 'ok' ? answer.data : undefined;
}
