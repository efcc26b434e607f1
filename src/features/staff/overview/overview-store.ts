import { atom } from 'nanostores';
import { callSignedIn } from '#src/features/account/call-account.ts';
import { type Failure, failureOf } from '#src/features/account/failure.ts';
import type { Overview } from './overview.ts';

/** What the navigation and the first page show; undefined until the server has said it. */
export const overviewStore = atom<Overview | undefined>();

let underWay: Promise<Failure | undefined> | undefined;

/** Asks the server, once for all who ask at the same time; gives why it could not be asked. What was known stays. */
export function loadOverview(): Promise<Failure | undefined> {
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function ask(): Promise<Failure | undefined> {
  const answer = await callSignedIn<Overview>('GET', '/overview');
  if (answer.kind !== 'ok') return failureOf(answer, 'We could not load the overview');
  overviewStore.set(answer.data);
  return undefined;
}

/** Keeps the number in the navigation true while mails are handled. */
export function setDeadMails(deadMails: number): void {
  const known = overviewStore.get();
  if (known !== undefined) overviewStore.set({ ...known, deadMails });
}
