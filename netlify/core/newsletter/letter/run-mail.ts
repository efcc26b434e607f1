import { timeOfRun } from '../../job/time-left.ts';
import { dispatchMessages, nextMessageDue } from '../../outbox/dispatch-messages.ts';
import { areLettersDue, sendLetters } from './send-letters.ts';

/** Sends due messages, then letters in the time that is left. A failure of one does not end the other. */
export async function runMail(timeLeft = timeOfRun()): Promise<void> {
  try {
    await dispatchMessages(timeLeft);
  } finally {
    await sendLetters(timeLeft);
  }
}

/** Finds when the job has work again: at once while a letter is being sent. */
export async function nextMailDue(): Promise<Date | undefined> {
  return (await areLettersDue()) ? new Date() : nextMessageDue();
}
