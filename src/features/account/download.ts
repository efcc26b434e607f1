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
  const answer = await fetchFile(call);
  if (answer instanceof Blob) saveFile(fileName, answer);
  else showFailure('Download failed', answer, 'Download failed');
}

/** The file itself, or why there is none. */
export async function fetchFile(
  call: (init: RequestInit) => Promise<Downloaded>,
): Promise<Blob | FailedAnswer> {
  try {
    const response = await call({ signal: AbortSignal.timeout(60_000) });
    if (response.ok) return await response.blob();
    // Refused, so that no answer is read as a file.
    return readAnswer(response.status, await response.text()) as FailedAnswer;
  } catch (cause) {
    return { kind: 'network-error', reason: networkErrorOf(cause) };
  }
}
