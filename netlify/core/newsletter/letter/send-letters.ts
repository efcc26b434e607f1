import { env } from '../../env.ts';
import type { TimeLeft } from '../../job/time-left.ts';
import { dispatchLetters } from '../../mail/dispatch-mail.ts';
import { lettersToQueue, queueLetters } from './queue-letters.ts';

/** Queues and sends letters in batches while the run has time. They wait without a mail server. */
export async function sendLetters(timeLeft: TimeLeft): Promise<void> {
  if (env('SMTP_URL') === undefined) return;
  while (timeLeft()) {
    const queued = await queueLetters();
    const sent = await dispatchLetters(timeLeft);
    // A mail server that takes none gets the rest in later runs.
    if (queued === 0 || sent === 0) return;
  }
}

/** True if a letter has addresses whose emails can be queued. */
export async function areLettersDue(): Promise<boolean> {
  return env('SMTP_URL') !== undefined && (await lettersToQueue()).length > 0;
}
