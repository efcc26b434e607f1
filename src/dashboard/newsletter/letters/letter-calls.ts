import { accountApi } from '#src/components/account/session/account-api.ts';
import type { Letter, LetterChange } from '#src/domain/newsletter/letter.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { announceDone, change } from '../../server-state/change.ts';
import { inEnglish } from '../../shell/english.ts';
import { sendingText, stoppedText } from './letter-words.ts';

const { ':id': one } = accountApi.letters;

/** Stores a new letter, or a change of the version that was seen. */
export function saveLetter(
  id: string | undefined,
  { version, ...fields }: LetterChange,
): Promise<Answer<{ letter: Letter }>> {
  if (id === undefined) return answerTo((init) => accountApi.letters.$post({ json: fields }, { init }));
  return answerTo((init) => one.$put({ param: { id }, json: { ...fields, version } }, { init }));
}

export async function sendTest({ id }: Letter): Promise<void> {
  const answer = await answerTo((init) => one.test.$post({ param: { id } }, { init }));
  if (answer.kind === 'ok')
    announceDone({ title: 'The test is on its way', text: `It is sent to ${answer.data.email} only.` });
  else showFailure(inEnglish, 'The letter is saved, but the test is not sent', answer);
}

/** Reads how many would get the letter now; undefined after showing why it is unknown. */
export async function recipientsOf({ id }: Letter): Promise<number | undefined> {
  const answer = await answerTo((init) => one.$get({ param: { id } }, { init }));
  if (answer.kind === 'ok') return (answer.data as { recipients: number }).recipients;
  showFailure(inEnglish, 'The letter is saved, but not sent', answer);
  return undefined;
}

/** Begins to send it; true if it did. */
export async function sendLetter({ id, version }: Letter, recipients: number): Promise<boolean> {
  const answer = await change(
    () => answerTo((init) => one.send.$post({ param: { id }, json: { version } }, { init })),
    {
      failed: 'The letter is saved, but not sent',
      done: () => ({ title: 'The letter is being sent', text: sendingText(recipients) }),
    },
  );
  return answer.kind === 'ok';
}

export async function stopLetter({ id }: Letter): Promise<void> {
  await change(() => answerTo((init) => one.stop.$post({ param: { id } }, { init })), {
    failed: 'The letter is not stopped',
    done: ({ letter }) => ({ title: 'The letter is stopped', text: stoppedText(letter) }),
  });
}

/** Removes a draft; true if it did. */
export async function removeLetter({ id, version, subject }: Letter): Promise<boolean> {
  const query = { version: String(version) };
  const answer = await change(() => answerTo((init) => one.$delete({ param: { id }, query }, { init })), {
    failed: 'The letter is not removed',
    done: () => ({ title: `“${subject}” is removed` }),
  });
  return answer.kind === 'ok';
}
