const host = document.querySelector<HTMLElement>('[data-chat]');
const button = host?.querySelector('button');
const panel = host?.querySelector<HTMLElement>('[data-chat-panel]');
const alert = host?.querySelector<HTMLElement>('[role="alert"]');

let close: (() => void) | undefined;

if (import.meta.env.DEV) {
  // React's development build needs these before its first component; Astro sets them for islands only.
  const hooks = { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type };
  if (!('$RefreshReg$' in window)) Object.assign(window, hooks);
}

if (button && panel && alert) {
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-busy') === 'true') return;
    if (close) close();
    else void open(button, panel, alert);
  });
}

async function open(opener: HTMLButtonElement, target: HTMLElement, notice: HTMLElement): Promise<void> {
  opener.setAttribute('aria-busy', 'true');
  notice.hidden = true;
  try {
    const { openChat } = await import('./open-chat.tsx');
    close = await openChat(target, () => {
      close = undefined;
      opener.setAttribute('aria-expanded', 'false');
      opener.focus();
    });
    opener.setAttribute('aria-expanded', 'true');
  } catch {
    notice.hidden = false;
  } finally {
    opener.removeAttribute('aria-busy');
  }
}
