import { type FormEncoding, type FormOutcome, sendForm } from '#src/lib/forms/send-form.ts';
import { maxCvPartBytes } from './cv.ts';

/** Sends an application; a CV that is too large for one request in two. `body` stays as it is, to be sent again. Never throws. */
export async function sendApplication(
  address: string,
  body: FormData,
  as: FormEncoding,
  signal: AbortSignal,
): Promise<FormOutcome> {
  const cv = body.get('cv');
  if (!(cv instanceof File) || cv.size <= maxCvPartBytes) return sendForm(address, body, as, signal);
  const beginning = new FormData();
  beginning.set('cv', cv.slice(0, maxCvPartBytes), cv.name);
  const kept = await sendForm(`${address}/cv-parts`, beginning, as, signal);
  if (kept.kind !== 'received') return kept;
  const rest = new FormData();
  for (const [name, value] of body) rest.append(name, value);
  rest.set('cvPart', String(kept.answer['part']));
  rest.set('cv', cv.slice(maxCvPartBytes), cv.name);
  return sendForm(address, rest, as, signal);
}
