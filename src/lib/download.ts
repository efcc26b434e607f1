import { networkErrorOf, readAnswer } from '#src/lib/answer.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { saveFile } from '#src/lib/save-file.ts';

type Downloaded = Pick<Response, 'ok' | 'status' | 'blob' | 'text'>;

/** Saves a file that only its owner may have: a link could not carry the token. Says so when that does not work. */
export async function download(
  call: (init: RequestInit) => Promise<Downloaded>,
  fileName: string,
): Promise<void> {
  const fail = (answer: FailedAnswer) => showFailure('Download failed', answer, 'Download failed');
  try {
    const response = await call({ signal: AbortSignal.timeout(60_000) });
    if (response.ok) saveFile(fileName, await response.blob());
    // Refused, so that no answer is read as a file.
    else fail(readAnswer(response.status, await response.text()) as FailedAnswer);
  } catch (cause) {
    fail({ kind: 'network-error', reason: networkErrorOf(cause) });
  }
}
