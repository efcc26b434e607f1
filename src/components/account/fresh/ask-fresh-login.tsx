import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '#src/components/states/ErrorBoundary.tsx';
import { FreshLogin } from './FreshLogin.tsx';

/** Asks for the password over the page; resolves to false if it is not given. */
export async function askFreshLogin(passkey: boolean): Promise<boolean> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const given = await new Promise<boolean>((resolve) => {
    root.render(
      <ErrorBoundary advice="Please reload the page.">
        <FreshLogin passkey={passkey} onEnd={resolve} />
      </ErrorBoundary>,
    );
  });
  root.unmount();
  host.remove();
  return given;
}
