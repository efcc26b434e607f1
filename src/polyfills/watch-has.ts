import type { HasQuery } from './translate-css.ts';

/*
 * `data-has` tells by number what `:has()` would match (translate-css.ts). It is looked after whenever something may
 * have changed that styles ask for: what is checked, focused, marked, opened, added or taken away.
 */

const watched: HasQuery[] = [];

/** Keeps `data-has` for these, too. */
export function watchHas(queries: readonly HasQuery[]): void {
  if (watched.length === 0) start();
  watched.push(...queries.filter(isKnown));
  refresh();
}

/** Whether this browser understands what is asked for. */
function isKnown({ anchor, inner }: HasQuery): boolean {
  try {
    document.createDocumentFragment().querySelector(`${anchor}, ${inner.replace(/^[>+~]\s*/, '')}`);
    return true;
  } catch {
    return false;
  }
}

function start(): void {
  // In the first phase: anyone who hears of the event already finds the page as it looks now.
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

/** A script that checks a radio raises no event. */
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

/** Whether an element has what `:has()` asks for, relative to it. */
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
