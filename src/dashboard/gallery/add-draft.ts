import { accountApi } from '#src/components/account/session/account-api.ts';
import { categoryOfFile } from '#src/domain/gallery/gallery.ts';
import { answerTo } from '#src/lib/answer.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import { titleOfFile } from './title-of-file.ts';
import { attemptOf, sendPicture } from './upload/send-picture.ts';
import type { Chosen, ShrunkPicture } from './upload/start-uploads.ts';
import type { AddedPicture } from './upload/uploads.ts';

/**
 * Sends a picture and makes a draft of it. However often it is tried, there is one draft: the server knows the picture by
 * its bytes, and the draft by its key or, chosen again after a reload, by its picture.
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
