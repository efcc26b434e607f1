import { networkErrorOf, readAnswer } from '#src/lib/answer.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { refusals, type Wording } from '#src/lib/words/refusals.ts';

const refused = refusals('forms');

type Downloaded = Pick<Response, 'ok' | 'status' | 'blob' | 'text'>;

/** Downloads a private file: a link could not carry the token. Shows a toast on failure. */
export async function download(
  word: Wording,
  call: (init: RequestInit) => Promise<Downloaded>,
  fileName: string,
): Promise<void> {
  const failed = word(refused('downloadFailed'));
  const fail = (answer: FailedAnswer) => showFailure(word, failed, answer, failed);
  try {
    const response = await call({ signal: AbortSignal.timeout(60_000) });
    if (response.ok) saveFile(fileName, await response.blob());
    // A failed response is a refusal, never saved as the file.
    else fail(readAnswer(response.status, await response.text()) as FailedAnswer);
  } catch (cause) {
    fail({ kind: 'network-error', reason: networkErrorOf(cause) });
  }
}
