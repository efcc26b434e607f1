import { useCallback, useMemo } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { withNext } from '#src/domain/account/destination.ts';
import type { WholePaper } from '#src/domain/paper/paper.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useOpenedLink } from '#src/lib/use-opened-link.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Wording } from '#src/lib/words/refusals.ts';
import { type PaperAddress, paperAddress } from './paper-address.ts';
import type { PaperPageWords } from './words/en.ts';

export type PaperView =
  | { kind: 'looking' }
  | { kind: 'paper'; paper: WholePaper }
  /** `login`: address of the login that may open it. */
  | { kind: 'closed'; text: string; login?: string }
  | { kind: 'error'; text: string };

/** Reads the paper that the address names, as it is stored. */
export function usePaper(): { view: PaperView; lookAgain: () => void } {
  const words = useWords('paper-page');
  const incomplete = useMemo((): PaperView => ({ kind: 'closed', text: words.addressIncomplete }), [words]);
  const load = useCallback(
    async (address: PaperAddress, word: Wording) => viewOf(words, word, await ask(address), address),
    [words],
  );
  return useOpenedLink(paperAddress, incomplete, load);
}

function ask({ code, token }: PaperAddress): Promise<Answer<WholePaper>> {
  const param = { code };
  if (token === undefined)
    return answerTo((init) => accountApi.papers[':code'].whole.$get({ param }, { init }));
  const header = { authorization: `Booking ${token}` };
  return answerTo((init) => api.bookings.mine.papers[':code'].$get({ param, header }, { init }));
}

function viewOf(
  words: PaperPageWords,
  word: Wording,
  answer: Answer<WholePaper>,
  { code }: PaperAddress,
): PaperView {
  if (answer.kind === 'ok') return { kind: 'paper', paper: answer.data };
  const text = failureOf(word, answer, words.notLoaded).message;
  const status = answer.kind === 'refused' ? answer.status : 0;
  if (![401, 403, 404].includes(status)) return { kind: 'error', text };
  if (status !== 401) return { kind: 'closed', text };
  return { kind: 'closed', text: words.loggedOut, login: withNext('/login', `/paper#${code}`) };
}
