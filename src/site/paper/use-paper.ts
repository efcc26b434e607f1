import { useEffect, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { withNext } from '#src/domain/account/destination.ts';
import type { WholePaper } from '#src/domain/paper/paper.ts';
import { paperWords } from '#src/domain/paper/paper-words.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { followKey, keepKey } from '#src/lib/key-in-address.ts';
import { type PaperAddress, paperAddress } from './paper-address.ts';

export type PaperView =
  | { kind: 'looking' }
  | { kind: 'paper'; paper: WholePaper }
  /** `login`: address of the login that may open it. */
  | { kind: 'closed'; text: string; login?: string }
  | { kind: 'error'; text: string };

/** Reads the paper that the address names, as it is stored. */
export function usePaper(): { view: PaperView; lookAgain: () => void } {
  const [address, setAddress] = useState<PaperAddress>();
  const [view, setView] = useState<PaperView>({ kind: 'looking' });

  useEffect(
    () =>
      followKey((key) => {
        const found = paperAddress(key);
        if (found !== undefined) keepKey(key);
        setAddress(found);
        setView(found === undefined ? { kind: 'closed', text: paperWords.noCode } : { kind: 'looking' });
      }),
    [],
  );

  useEffect(() => {
    if (address === undefined || view.kind !== 'looking') return;
    let left = false;
    void ask(address).then((answer) => {
      if (!left) setView(viewOf(answer, address));
    });
    return () => {
      left = true;
    };
  }, [address, view.kind]);

  return { view, lookAgain: () => setView({ kind: 'looking' }) };
}

function ask({ code, token }: PaperAddress): Promise<Answer<WholePaper>> {
  const param = { code };
  if (token === undefined)
    return answerTo((init) => accountApi.papers[':code'].whole.$get({ param }, { init }));
  const header = { authorization: `Booking ${token}` };
  return answerTo((init) => api.bookings.mine.papers[':code'].$get({ param, header }, { init }));
}

function viewOf(answer: Answer<WholePaper>, { code }: PaperAddress): PaperView {
  if (answer.kind === 'ok') return { kind: 'paper', paper: answer.data };
  const text = failureOf(answer, paperWords.notLoaded).message;
  const status = answer.kind === 'refused' ? answer.status : 0;
  if (![401, 403, 404].includes(status)) return { kind: 'error', text };
  if (status !== 401) return { kind: 'closed', text };
  return { kind: 'closed', text: paperWords.loggedOut, login: withNext('/login', `/paper#${code}`) };
}
