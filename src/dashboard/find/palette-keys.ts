import { showToast } from '#src/lib/toast.ts';
import { homeAt } from '../shell/dashboards.ts';

let open = false;

export function startPalette(button: HTMLElement | null): void {
  // The page that redirects to a dashboard has no button.
  if (button === null) return;
  const home = homeAt(window.location.pathname);
  const placeholder = button.querySelector('span')?.textContent ?? '';
  const show = () => void showPalette(home, placeholder);
  button.addEventListener('click', show);
  document.addEventListener('keydown', (event) => {
    if (document.documentElement.dataset['staff'] === 'no') return;
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    show();
  });
}

async function showPalette(home: string, placeholder: string): Promise<void> {
  if (open) return;
  open = true;
  const before = document.activeElement;
  let act: (() => void) | undefined;
  try {
    const { openPalette } = await import('./open-palette.tsx');
    act = await openPalette(home, placeholder);
  } catch {
    showToast({
      title: 'The search did not load',
      text: 'Check your connection and try again.',
      tone: 'error',
    });
  } finally {
    open = false;
    if (before instanceof HTMLElement) before.focus();
    act?.();
  }
}
