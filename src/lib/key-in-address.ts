/**
 * Key in a URL fragment. Once read it leaves the address bar, where it is copied and seen, and stays
 * in this history entry: reload, Back and Forward find it, another tab does not.
 */

const name = 'key';

/** Returns the key behind the `#`, or the stored one; empty without either. */
export function keyInAddress(): string {
  return keyInHash() || keptKey();
}

export function keepKey(key: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState({ ...window.history.state, [name]: key }, '', pathname + search);
}

/** Reads the key now and whenever another link is opened in this tab; returns a function that stops. */
export function followKey(read: (key: string) => void): () => void {
  let key = keyInAddress();
  read(key);
  function follow(): void {
    // The skip link adds a history entry without the key.
    if (window.location.hash !== '' && keyInHash() === '') keepKey(key);
    if (keyInHash() === '' && keptKey() === key) return;
    key = keyInAddress();
    read(key);
  }
  // Another link in this tab only changes the hash; Back and Forward restore the kept key.
  window.addEventListener('hashchange', follow);
  window.addEventListener('popstate', follow);
  return () => {
    window.removeEventListener('hashchange', follow);
    window.removeEventListener('popstate', follow);
  };
}

/** Returns the key behind the `#`; empty if the hash names a part of the page. */
function keyInHash(): string {
  const key = window.location.hash.slice(1);
  return document.getElementById(key) ? '' : key;
}

function keptKey(): string {
  const kept = (window.history.state as Record<string, unknown> | null)?.[name];
  return typeof kept === 'string' ? kept : '';
}
