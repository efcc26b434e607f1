/** Puts OpenStreetMap's map over our drawing. We ask that site for nothing until someone presses the button. */

/** Milliseconds until the drawing has to do. */
const patience = 8000;

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
    // A frame does not tell whether its page came, and would cover the drawing with the browser's own error page.
    await fetch(src, { mode: 'no-cors', signal: AbortSignal.timeout(patience) });
    const frame = Object.assign(document.createElement('iframe'), { src, title });
    button.replaceWith(frame);
    frame.focus();
  } catch {
    button.removeAttribute('aria-busy');
    notice?.replaceChildren(unreachable);
  }
}
