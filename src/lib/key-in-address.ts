/**
 * Key in a URL fragment. Once read it leaves the address bar, where it is copied and seen, and stays
 * in this history entry: reload, Back and Forward find it, another tab does not.
 */

const name = 'key';

/** Returns the key behind the `#`, or the stored one; empty without either. */
export function keyInAddress(): string {
  const { hash } = window.location;
  if (hash !== '') return hash.slice(1);
  const kept = (window.history.state as Record<string, unknown> | null)?.[name];
  return typeof kept === 'string' ? kept : '';
}

export function keepKey(key: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, [name]: key }, '', pathname + search);
}

/** Reads the key now and whenever another link is opened in this tab; returns how to stop. */
export function followKey(read: (key: string) => void): () => void {
  const readAgain = () => read(keyInAddress());
  readAgain();
  // Another link in this tab only changes the hash; Back and Forward restore the kept key.
  window.addEventListener('hashchange', readAgain);
  window.addEventListener('popstate', readAgain);
  return () => {
    window.removeEventListener('hashchange', readAgain);
    window.removeEventListener('popstate', readAgain);
  };
}
