import { readAnswer, silenceReason } from '#src/lib/answer.ts';
import { bearer } from './call-account.ts';
import { failureOf } from './failure.ts';
import { tokenStore } from './session.ts';

/**
 * Saves a file that only its owner may have: a link could not carry the token. Gives the reason when it did not work,
 * in a sentence; `fallback` is said when the server gives none.
 */
export async function download(
  path: `/${string}`,
  fileName: string,
  fallback: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/api${path}`, {
      headers: bearer(tokenStore.get()),
      signal: AbortSignal.timeout(60_000),
    });
    if (response.ok) return save(await response.blob(), fileName);
    const answer = readAnswer<never>(response.status, await response.text());
    return answer.kind === 'ok' ? fallback : failureOf(answer, fallback).message;
  } catch (cause) {
    return failureOf({ kind: 'silent', reason: silenceReason(cause) }, fallback).message;
  }
}

function save(file: Blob, name: string): undefined {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the file over by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
