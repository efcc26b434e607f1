import { createRoot } from 'react-dom/client';
import { BrokenNotice, ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import type { AccountWords } from '#src/domain/account/words/en.ts';
import { IslandWords } from '#src/lib/words/island-words.tsx';
import { loadWords } from '#src/lib/words/load-words.ts';
import { FreshLogin } from './FreshLogin.tsx';

/** Asks for the password over the page; resolves to false if it is not given. */
export async function askFreshLogin(passkey: boolean): Promise<boolean> {
  const words = await loadWords('account');
  const { reloadPage } = words['account'] as AccountWords;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const given = await new Promise<boolean>((resolve) => {
    root.render(
      <IslandWords value={words}>
        <ErrorBoundary notice={<BrokenNotice advice={reloadPage} />}>
          <FreshLogin passkey={passkey} onEnd={resolve} />
        </ErrorBoundary>
      </IslandWords>,
    );
  });
  root.unmount();
  host.remove();
  return given;
}
