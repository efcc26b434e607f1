/**
 * A key that a link brings behind its #. Once read it leaves the address bar, where it is copied and seen over a shoulder, and
 * stays with this entry of the tab's history: reload, Back and Forward find it, another tab does not.
 */

const name = 'key';

/** Reads the key behind the `#`, or the kept one; empty without either. */
export function keyInAddress(): string {
  const { hash } = window.location;
  if (hash !== '') return hash.slice(1);
  const kept = (window.history.state as Record<string, unknown> | null)?.[name];
  return typeof kept === 'string' ? kept : '';
}

/** Takes the key out of the address bar and keeps it. */
export function keepKey(key: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, [name]: key }, '', pathname + search);
}
