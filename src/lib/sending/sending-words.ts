import type { FormWords } from '#src/lib/forms/words/en.ts';
import type { OfflineCause } from './sending.ts';

/** Sentences that differ between what is sent. */
export interface SubmissionWords {
  notYet: string;
  /** The effect of sending it twice. */
  twice: string;
  /** Advice after stopping it, because it may have arrived. */
  calledOff?: string;
  /** True if it includes a file, which no browser keeps over a reload. */
  file?: boolean;
}

export function formSubmission(words: FormWords, file: boolean): SubmissionWords {
  return { notYet: words.notSent, twice: words.countedOnce, file };
}

export function bookingSubmission(words: FormWords): SubmissionWords {
  return { notYet: words.notBooked, twice: words.bookedOnce, calledOff: words.lookForMessage };
}

/** Words a missing response. It may have arrived, so these sentences never claim otherwise. */
export function offlineWords(
  words: FormWords,
  cause: OfflineCause,
  { notYet, twice, calledOff, file }: SubmissionWords,
): { title: string; text: string } {
  const button = words.tryAgain;
  if (cause === 'stopped' || cause === 'changed')
    return { title: words[cause], text: joined(words.kept, calledOff) };
  if (cause === 'reload') {
    const text = joined(words.keptOverReload({ button }), twice, file && words.chooseFileAgain);
    return { title: notYet, text };
  }
  const next = cause === 'offline' ? words.sentWhenOnline : words.sentOnPress({ button });
  return { title: notYet, text: joined(words[cause], next, twice, file && words.fileNotKept) };
}

/** Words a failure that loses nothing. `reference` identifies it in the server's log. */
export function failureWords(words: FormWords, reference?: string): { title: string; text: string } {
  const isOffline = globalThis.navigator?.onLine === false;
  return {
    title: words.notAccepted,
    text: joined(
      isOffline && words.seemsOffline,
      words.kept,
      reference !== undefined && words.reference({ reference }),
    ),
  };
}

function joined(...sentences: (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
