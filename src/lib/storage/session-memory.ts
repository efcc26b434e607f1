/** Text that outlives a reload but not the tab. Where storage is blocked it lasts as long as the page. */
const fallback = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Browsers throw on access when a visitor blocks storage; the page then remembers on its own.
    return undefined;
  }
}

/** The text kept under `key`, or null. */
export function recall(key: string): string | null {
  return storage()?.getItem(key) ?? fallback.get(key) ?? null;
}

/** Keeps text under `key` until the tab is closed. */
export function remember(key: string, text: string): void {
  try {
    storage()?.setItem(key, text);
  } catch {
    // A full storage must not cost anyone a booking.
    storage()?.removeItem(key);
  }
  fallback.set(key, text);
}

/** Forgets what was kept under `key`. */
export function forget(key: string): void {
  storage()?.removeItem(key);
  fallback.delete(key);
}
