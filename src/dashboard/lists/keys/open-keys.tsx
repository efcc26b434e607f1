import '#src/styles/records.css';
import { createRoot } from 'react-dom/client';
import { currentUser } from '#src/components/account/session/current-user.ts';
import { KeysDialog } from './KeysDialog.tsx';

/** Resolves once the dialog is closed. Shows no dialog to who is no longer logged in. */
export async function openKeys(): Promise<void> {
  const answer = await currentUser();
  if (answer.kind !== 'ok') throw new Error('The person is unknown.');
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await new Promise<void>((close) => {
    root.render(<KeysDialog user={answer.data.id} onClose={close} />);
  });
  root.unmount();
  host.remove();
}
