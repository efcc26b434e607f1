import { atom } from 'nanostores';
import { callSignedIn } from '#src/features/account/call-account.ts';
import { type Failure, failureOf } from '#src/features/account/failure.ts';
import type { Answer } from '#src/lib/answer.ts';
import { setDeadMails } from '../overview/overview-store.ts';
import { type DeadMail, type DeadMails, withMail, withMore, withoutMail } from './dead-mail.ts';

/** The dead mails as they are shown; undefined until they have come. A change is shown at once, and taken back when it fails. */
export const mailStore = atom<DeadMails | undefined>();

mailStore.listen((mails) => {
  if (mails !== undefined) setDeadMails(mails.total);
});

/** Asks for the newest dead mails; gives why they did not come. */
export async function loadMails(): Promise<Failure | undefined> {
  return load('/mail?status=dead', (mails) => mails);
}

/** Asks for the next part of the list; gives why it did not come. */
export async function loadMoreMails(): Promise<Failure | undefined> {
  const cursor = encodeURIComponent(mailStore.get()?.nextCursor ?? '');
  return load(`/mail?status=dead&cursor=${cursor}`, (more) => withMore(mailStore.get() ?? more, more));
}

/** Puts a mail back among those that wait. */
export function retryMail(mail: DeadMail): Promise<Answer<unknown>> {
  return handle(mail, () => callSignedIn('POST', `/mail/${mail.id}/retry`));
}

/** Removes what a mail says and to whom. */
export function discardMail(mail: DeadMail): Promise<Answer<unknown>> {
  return handle(mail, () => callSignedIn('DELETE', `/mail/${mail.id}`));
}

/** The same as `retryMail` for all of them. */
export async function retryAllMails(): Promise<Answer<{ retried: number }>> {
  const before = mailStore.get();
  mailStore.set({ items: [], nextCursor: null, total: 0 });
  const answer = await callSignedIn<{ retried: number }>('POST', '/mail/retry');
  if (answer.kind !== 'ok') mailStore.set(before);
  return answer;
}

async function handle(mail: DeadMail, call: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  change((mails) => withoutMail(mails, mail));
  const answer = await call();
  // Somebody else was quicker: what the server has is the truth, and it has said it in words.
  if (answer.kind === 'refused' && (answer.status === 404 || answer.status === 409)) void loadMails();
  else if (answer.kind !== 'ok') change((mails) => withMail(mails, mail));
  return answer;
}

function change(to: (mails: DeadMails) => DeadMails): void {
  const known = mailStore.get();
  if (known !== undefined) mailStore.set(to(known));
}

async function load(path: `/${string}`, join: (mails: DeadMails) => DeadMails): Promise<Failure | undefined> {
  const answer = await callSignedIn<DeadMails>('GET', path);
  if (answer.kind !== 'ok') return failureOf(answer, 'We could not load the emails');
  mailStore.set(join(answer.data));
  return undefined;
}
