import type { InferResponseType } from 'hono/client';
import { maxCvPartBytes } from '#src/domain/application/cv.ts';
import type { api } from '#src/lib/api.ts';
import type { FormEncoding, FormRefusal, FormResult, SendForm } from '#src/lib/forms/send-form.ts';
import type { Attempt } from '#src/lib/sending/start-sending.ts';

export type Applied = InferResponseType<typeof api.applications.$post, 201>;
type KeptPart = InferResponseType<(typeof api.applications)['cv-parts']['$post'], 201>;

/**
 * Sends an application, in two requests if the CV is too large for one. Never throws.
 * Reads the CV into `body` on the first try: phones may revoke a chosen file before a retry.
 */
export async function sendApplication(
  unreadable: () => FormRefusal,
  send: SendForm,
  address: string,
  body: FormData,
  attempt: Attempt,
  as: FormEncoding,
): Promise<FormResult<Applied>> {
  const chosen = body.get('cv');
  const cv = chosen instanceof File ? await read(chosen) : undefined;
  if (cv === undefined) return { type: 'refuse', refusal: unreadable() };
  body.set('cv', cv);
  if (cv.size <= maxCvPartBytes) return send(address, body, attempt, as);
  const beginning = new FormData();
  beginning.set('cv', cv.slice(0, maxCvPartBytes), cv.name);
  const kept = await send<KeptPart>(`${address}/cv-parts`, beginning, attempt, as);
  if (kept.type !== 'accept') return kept;
  const rest = new FormData();
  for (const [name, value] of body) rest.append(name, value);
  rest.set('cvPart', kept.answer.part);
  rest.set('cv', cv.slice(maxCvPartBytes), cv.name);
  return send(address, rest, attempt, as);
}

/** Copies the file into memory; undefined if it can no longer be read. */
async function read(file: File): Promise<File | undefined> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    // Moved or deleted since it was chosen, or on a removed drive.
    return undefined;
  }
}
