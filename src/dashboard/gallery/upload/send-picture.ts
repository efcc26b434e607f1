import { accountApi } from '#src/components/account/session/account-api.ts';
import type { GalleryFile } from '#src/domain/gallery/files/gallery-file.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import { inEnglish } from '../../shell/english.ts';
import type { ShrunkPicture } from './start-uploads.ts';

/** Timeout in ms: half a megabyte takes a while on a slow connection. */
const timeoutMs = 120_000;

/** Uploads a picture. Idempotent: the digest is the idempotency key. */
export async function sendPicture(
  { bytes, digest }: ShrunkPicture,
  signal: AbortSignal,
): Promise<AttemptResult<GalleryFile, string>> {
  const answer = await answerTo(
    (init) =>
      accountApi.gallery.files.$post(
        { header: { 'idempotency-key': digest } },
        { init: { ...init, body: bytes } },
      ),
    timeoutMs,
    signal,
  );
  return attemptOf(answer, ({ file }) => file);
}

/** Maps a response to an upload result. 429 and 5xx count as network errors, to be retried. */
export function attemptOf<T, A>(answer: Answer<T>, read: (data: T) => A): AttemptResult<A, string> {
  if (answer.kind === 'ok') return { type: 'accept', answer: read(answer.data) };
  if (answer.kind === 'network-error') return { type: 'network-error', reason: answer.reason };
  const later = answer.status >= 500 || answer.status === 429;
  if (later) return { type: 'network-error', reason: 'unreachable' };
  return { type: 'refuse', refusal: failureOf(inEnglish, answer, 'This picture was not accepted').message };
}
