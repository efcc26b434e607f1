import { useEffect, useState } from 'react';
import { type CodeRequest, codeRequestIn, parseCodeRequest } from '#src/domain/account/login/code-request.ts';
import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';

export type CodePurpose = 'fts_verify' | 'fts_reset' | 'fts_new_email';

export function useCodeRequest(
  purpose: CodePurpose,
): [CodeRequest | undefined, (request: CodeRequest | undefined) => void] {
  const [request, setRequest] = useState<CodeRequest>();
  useEffect(() => {
    const arriving = purpose === 'fts_reset' ? codeRequestIn(window.location.hash) : undefined;
    if (arriving !== undefined) {
      // Keep the key out of the address, which is copied and seen over a shoulder.
      remember(purpose, JSON.stringify(arriving));
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    }
    setRequest(arriving ?? parseCodeRequest(recall(purpose)));
  }, [purpose]);

  function keep(next: CodeRequest | undefined): void {
    if (next === undefined) forget(purpose);
    else remember(purpose, JSON.stringify(next));
    setRequest(next);
  }

  return [request, keep];
}
