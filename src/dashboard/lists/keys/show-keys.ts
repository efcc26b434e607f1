import { showToast } from '#src/lib/toast.ts';

let open = false;

/** Opens the dialog with the keys of the lists. */
export function showKeys(): void {
  if (open) return;
  open = true;
  import('./open-keys.tsx')
    .then(({ openKeys }) => openKeys())
    .catch(() =>
      showToast({
        title: 'The keys did not load',
        text: 'Check your connection and try again.',
        tone: 'error',
      }),
    )
    .finally(() => {
      open = false;
    });
}
