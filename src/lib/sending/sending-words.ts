import type { NetworkError } from '#src/lib/answer.ts';
import type { OfflineCause } from './sending.ts';

export const networkWords: Record<NetworkError, string> = {
  offline: 'You are offline.',
  timeout: 'This is taking longer than usual.',
  unreachable: 'We cannot reach our server.',
};

export const tryAgain = 'Try again';
export const stopSending = 'Stop';

export interface SubmissionWords {
  /** Name in sentences: "Your message". */
  called: string;
  notYet: string;
  /** Sentence on the effect of sending it twice. */
  twice: string;
  calledOff?: string;
  /** True if it includes a file, which no browser keeps over a reload. */
  file?: boolean;
}

export const formWords = {
  notYet: 'Not sent yet, as far as we know.',
  twice: 'If it has already reached us, we will not count it twice.',
} as const;

export const bookingWords: SubmissionWords = {
  called: 'Your booking',
  notYet: 'Not booked yet, as far as we know.',
  twice: 'You will be booked and charged only once. If we have written to you, you are already booked.',
  calledOff: 'Check your email and text messages first: if we have written, you are already booked.',
};

/** Words a missing response. It may have arrived, so these sentences never claim otherwise. */
export function offlineWords(cause: OfflineCause, words: SubmissionWords): { title: string; text: string } {
  if (cause === 'stopped' || cause === 'changed')
    return {
      title: cancelledWords[cause],
      text: joined('Everything you typed is still here.', words.calledOff),
    };
  const { called, notYet, twice, file } = words;
  if (cause === 'reload') {
    const chooseAgain = file ? 'Please choose your file again first.' : '';
    return {
      title: notYet,
      text: joined(`${called} is still here: press “${tryAgain}”.`, twice, chooseAgain),
    };
  }
  const next =
    cause === 'offline'
      ? 'We’ll send it when you are back online: keep this page open.'
      : `Press “${tryAgain}” to send it again.`;
  const notKept = file ? 'If you reload, you will have to choose the file again.' : '';
  return { title: notYet, text: joined(networkWords[cause], `${called} is kept. ${next}`, twice, notKept) };
}

const cancelledWords = {
  stopped: 'Stopped. We will not send it until you press the button.',
  changed: 'You have changed it, so we will not send it until you press the button.',
} as const;

/** Words a failure that loses nothing. `reference` identifies it in the server's log. */
export function failureWords(reference?: string): { title: string; text: string } {
  const offline = globalThis.navigator?.onLine === false ? 'You seem to be offline.' : '';
  const known = reference === undefined ? '' : `Reference ${reference}.`;
  return {
    title: 'Failed to send. Please try again.',
    text: joined(offline, 'Everything you typed is still here.', known),
  };
}

function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
