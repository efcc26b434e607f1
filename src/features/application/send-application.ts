import { type FormOutcome, type Sending, sendForm } from '#src/lib/forms/send-form.ts';
import { cvSentences, maxCvPartBytes } from './cv.ts';

/**
 * Sends an application; a CV that is too large for one request in two. `body` can be sent again: from the first try on it
 * has the CV itself, because phones take a chosen file away from a page that waits. Never throws.
 */
export async function sendApplication(
  address: string,
  body: FormData,
  sending: Sending,
): Promise<FormOutcome> {
  const chosen = body.get('cv');
  const cv = chosen instanceof File ? await read(chosen) : undefined;
  if (cv === undefined) return unreadable;
  body.set('cv', cv);
  return cv.size > maxCvPartBytes ? sendInTwo(address, body, cv, sending) : sendForm(address, body, sending);
}

async function sendInTwo(address: string, body: FormData, cv: File, sending: Sending): Promise<FormOutcome> {
  const beginning = new FormData();
  beginning.set('cv', cv.slice(0, maxCvPartBytes), cv.name);
  const kept = await sendForm(`${address}/cv-parts`, beginning, sending);
  if (kept.kind !== 'received') return kept;
  const rest = new FormData();
  for (const [name, value] of body) rest.append(name, value);
  rest.set('cvPart', String(kept.answer['part']));
  rest.set('cv', cv.slice(maxCvPartBytes), cv.name);
  return sendForm(address, rest, sending);
}

/** The file with its bytes in memory; undefined when it cannot be read any more. */
async function read(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    // Moved or deleted since it was chosen, or on a drive that is gone.
    return undefined;
  }
}

const unreadable: FormOutcome = {
  kind: 'failed',
  title: 'Not sent.',
  text: '',
  fields: { cv: cvSentences.unreadable },
};
