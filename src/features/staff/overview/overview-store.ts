import { atom } from 'nanostores';
import { accountApi } from '#src/features/account/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { type Failure, failureOf } from '#src/lib/failure.ts';
import type { Overview } from './overview.ts';

/** What the navigation and the first page show; undefined until the server has said it. */
export const overviewStore = atom<Overview | undefined>();

let asking: Promise<Failure | undefined> | undefined;

/** Asks the server, once for all who ask at the same time; gives why it could not be asked. What was known stays. */
export function loadOverview(): Promise<Failure | undefined> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<Failure | undefined> {
  const answer = await answerTo((init) => accountApi.overview.$get({}, { init }));
  if (answer.kind !== 'ok') return failureOf(answer, 'We could not load the overview');
  overviewStore.set(answer.data);
  return undefined;
}

/** Keeps the number in the navigation true while mails are handled. */
export function setDeadMails(deadMails: number): void {
  const known = overviewStore.get();
  if (known !== undefined) overviewStore.set({ ...known, deadMails });
}
