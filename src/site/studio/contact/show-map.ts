/** Covers the drawing with OpenStreetMap; nothing is requested from it before the button is pressed. */

const timeoutMs = 8000;

const button = document.querySelector<HTMLButtonElement>('[data-map]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => void showMap(button));
}

async function showMap(button: HTMLButtonElement): Promise<void> {
  const { map: src = '', title = '', unreachable = '' } = button.dataset;
  const notice = button.parentElement?.querySelector('[role="alert"]');
  if (button.hasAttribute('aria-busy')) return;
  notice?.replaceChildren();
  button.setAttribute('aria-busy', 'true');
  try {
    // Iframes do not report load failures; the browser's error page would cover the drawing.
    await fetch(src, { mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) });
    const frame = Object.assign(document.createElement('iframe'), { src, title });
    button.replaceWith(frame);
    frame.focus();
  } catch {
    button.removeAttribute('aria-busy');
    notice?.replaceChildren(unreachable);
  }
}
