import { accountApi } from '#src/components/account/session/account-api.ts';
import { categoryOfFile } from '#src/domain/gallery/gallery.ts';
import { answerTo } from '#src/lib/answer.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import { titleOfFile } from './title-of-file.ts';
import { attemptOf, sendPicture } from './upload/send-picture.ts';
import type { Chosen, ShrunkPicture } from './upload/start-uploads.ts';
import type { AddedPicture } from './upload/uploads.ts';

/**
 * Uploads a picture and creates a draft. Idempotent: the digest identifies the picture, and
 * the key identifies the draft (after a reload, the picture does).
 */
export async function addDraft(
  picture: ShrunkPicture,
  { name, key }: Chosen,
  signal: AbortSignal,
): Promise<AttemptResult<AddedPicture, string>> {
  const sent = await sendPicture(picture, signal);
  if (sent.type !== 'accept') return sent;
  const { id: upload, width, height } = sent.answer;
  const json = {
    title: titleOfFile(name),
    category: categoryOfFile(name),
    picture: { upload, width, height },
  };
  const added = await answerTo(
    (init) => accountApi.gallery.$post({ header: { 'idempotency-key': key }, json }, { init }),
    undefined,
    signal,
  );
  return attemptOf(added, ({ entry: { id, version, fields } }) => ({ id, version, upload, alt: fields.alt }));
}
