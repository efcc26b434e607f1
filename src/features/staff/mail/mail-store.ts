import { atom } from 'nanostores';
import { accountApi } from '#src/features/account/account-api.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { type Failure, failureOf } from '#src/lib/failure.ts';
import { setDeadMails } from '../overview/overview-store.ts';
import { type DeadMail, type DeadMails, withMail, withMore, withoutMail } from './dead-mail.ts';

/** The dead mails as they are shown; undefined until they have come. A change is shown at once, and taken back when it fails. */
export const mailStore = atom<DeadMails | undefined>();

mailStore.listen((mails) => {
  if (mails !== undefined) setDeadMails(mails.total);
});

/** Asks for the newest dead mails; gives why they did not come. */
export function loadMails(): Promise<Failure | undefined> {
  return load(undefined, (mails) => mails);
}

/** Asks for the next part of the list; gives why it did not come. */
export function loadMoreMails(): Promise<Failure | undefined> {
  const cursor = mailStore.get()?.nextCursor ?? undefined;
  return load(cursor, (more) => withMore(mailStore.get() ?? more, more));
}

/** Puts a mail back among those that wait. */
export function retryMail(mail: DeadMail): Promise<Answer<unknown>> {
  return handle(mail, (param) => answerTo((init) => accountApi.mail[':id'].retry.$post({ param }, { init })));
}

/** Removes what a mail says and to whom. */
export function discardMail(mail: DeadMail): Promise<Answer<unknown>> {
  return handle(mail, (param) => answerTo((init) => accountApi.mail[':id'].$delete({ param }, { init })));
}

/** The same as `retryMail` for all of them. */
export async function retryAllMails(): Promise<Answer<{ retried: number }>> {
  const before = mailStore.get();
  mailStore.set({ items: [], nextCursor: null, total: 0 });
  const answer = await answerTo((init) => accountApi.mail.retry.$post({}, { init }));
  if (answer.kind !== 'ok') mailStore.set(before);
  return answer;
}

async function handle(
  mail: DeadMail,
  call: (param: { id: string }) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  change((mails) => withoutMail(mails, mail));
  const answer = await call({ id: mail.id });
  // Somebody else was quicker: what the server has is the truth, and it has said it in words.
  if (answer.kind === 'refused' && (answer.status === 404 || answer.status === 409)) void loadMails();
  else if (answer.kind !== 'ok') change((mails) => withMail(mails, mail));
  return answer;
}

function change(to: (mails: DeadMails) => DeadMails): void {
  const known = mailStore.get();
  if (known !== undefined) mailStore.set(to(known));
}

async function load(
  cursor: string | undefined,
  join: (mails: DeadMails) => DeadMails,
): Promise<Failure | undefined> {
  const query = { status: 'dead', ...(cursor && { cursor }) };
  const answer = await answerTo((init) => accountApi.mail.$get({ query }, { init }));
  if (answer.kind !== 'ok') return failureOf(answer, 'We could not load the emails');
  mailStore.set(join(answer.data));
  return undefined;
}
