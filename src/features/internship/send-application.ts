import { type FormEncoding, type FormOutcome, sendForm } from '#src/lib/forms/send-form.ts';
import { maxCvPartBytes } from './cv.ts';

/** Sends an application; a CV that is too large for one request in two. Never throws. */
export async function sendApplication(
  address: string,
  body: FormData,
  as: FormEncoding,
): Promise<FormOutcome> {
  const cv = body.get('cv');
  if (!(cv instanceof File) || cv.size <= maxCvPartBytes) return sendForm(address, body, as);
  const beginning = new FormData();
  beginning.set('cv', cv.slice(0, maxCvPartBytes), cv.name);
  const kept = await sendForm(`${address}/cv-parts`, beginning, as);
  if (kept.kind === 'failed') return kept;
  body.set('cvPart', String(kept.answer['part']));
  body.set('cv', cv.slice(maxCvPartBytes), cv.name);
  return sendForm(address, body, as);
}
