/** Short messages in the corner: at most three, four seconds each, paused while being read. */

export interface Toast {
  title: string;
  text?: string;
  tone?: 'info' | 'error' | 'success';
}

const maxToasts = 3;

/** Milliseconds. */
const toastDuration = 4000;

/** Creates the live region. Call on page start: screen readers announce only changes in known regions. */
export function prepareToasts(): HTMLElement {
  const existing = document.getElementById('toasts');
  if (existing !== null) return existing;
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  const list = document.createElement('ol');
  list.id = 'toasts';
  list.className = 'toasts';
  list.setAttribute('role', 'list');
  region.append(list);
  document.body.append(region);
  return list;
}

export function showToast(toast: Toast): void {
  const list = prepareToasts();
  if (list.parentElement) putWithinReach(list.parentElement);
  while (list.children.length >= maxToasts) list.firstElementChild?.remove();
  const element = render(toast);
  list.append(element);
  leaveInTime(element);
}

/** Moves the toasts into an open dialog, which hides everything else from keyboards, and back. */
function putWithinReach(region: HTMLElement): void {
  const dialog = document.activeElement?.closest('dialog[open]');
  const element = dialog ?? document.body;
  if (region.parentElement === element) return;
  element.append(region);
  dialog?.addEventListener('close', () => dialog.contains(region) && putWithinReach(region), { once: true });
}

function render({ title, text, tone = 'info' }: Toast): HTMLElement {
  const element = document.createElement('li');
  element.className = `toast toast--${tone}`;
  const body = document.createElement('p');
  const heading = document.createElement('strong');
  heading.textContent = title;
  body.append(heading, ` ${text ?? ''}`);
  element.append(body, closeButton(element));
  return element;
}

function closeButton(toast: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.setAttribute('aria-label', document.documentElement.dataset['close'] ?? '');
  button.textContent = '×';
  button.addEventListener('click', () => toast.remove());
  return button;
}

/** Removes a toast in time. Pointer or focus on it pauses the timer, which then restarts. */
function leaveInTime(toast: HTMLElement): void {
  let timer = 0;
  const pause = () => window.clearTimeout(timer);
  const resume = () => {
    pause();
    timer = window.setTimeout(() => toast.remove(), toastDuration);
  };
  toast.addEventListener('pointerenter', pause);
  toast.addEventListener('focusin', pause);
  toast.addEventListener('pointerleave', resume);
  toast.addEventListener('focusout', resume);
  resume();
}
