import type { HasQuery } from './translate-css.ts';

/*
 * Keeps `data-has` equal to what `:has()` would match (translate-css.ts), after every change that
 * styles may depend on: checked, focused, marked, opened, added or removed elements.
 */

const watched: HasQuery[] = [];

export function watchHas(queries: readonly HasQuery[]): void {
  if (watched.length === 0) start();
  watched.push(...queries.filter(isKnown));
  refresh();
}

function isKnown({ anchor, inner }: HasQuery): boolean {
  try {
    document.createDocumentFragment().querySelector(`${anchor}, ${inner.replace(/^[>+~]\s*/, '')}`);
    return true;
  } catch {
    return false;
  }
}

function start(): void {
  // Capture phase: listeners of the event already find the updated page.
  for (const event of ['change', 'input', 'focusin', 'focusout', 'reset', 'toggle']) {
    document.addEventListener(event, refresh, true);
  }
  new MutationObserver(refresh).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'hidden', 'open', 'class', 'value', 'type'],
  });
  refreshWhenChecked();
}

/** Refreshes when a script checks a radio, which fires no event. */
function refreshWhenChecked(): void {
  const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
  if (!checked?.set) return;
  const { set } = checked;
  Object.defineProperty(HTMLInputElement.prototype, 'checked', {
    ...checked,
    set(this: HTMLInputElement, value: boolean) {
      set.call(this, value);
      refresh();
    },
  });
}

function refresh(): void {
  for (const { number, anchor, inner } of watched) {
    for (const element of document.querySelectorAll(anchor)) mark(element, number, holds(element, inner));
  }
}

function holds(element: Element, inner: string): boolean {
  const next = /^\+\s*(.*)$/.exec(inner)?.[1];
  if (next !== undefined) return element.nextElementSibling?.matches(next) ?? false;
  return element.querySelector(`:scope ${inner}`) !== null;
}

function mark(element: Element, number: number, has: boolean): void {
  const numbers = new Set(element.getAttribute('data-has')?.split(' '));
  if (numbers.has(String(number)) === has) return;
  if (has) numbers.add(String(number));
  else numbers.delete(String(number));
  element.setAttribute('data-has', [...numbers].join(' '));
}
