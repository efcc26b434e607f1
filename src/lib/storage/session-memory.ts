/** Text that survives a reload but not the tab. If storage is blocked, it lasts as long as the page. */
const fallback = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Browsers throw on access if storage is blocked; the page's own memory replaces it.
    return undefined;
  }
}

export function recall(key: string): string | null {
  return storage()?.getItem(key) ?? fallback.get(key) ?? null;
}

export function remember(key: string, text: string): void {
  try {
    storage()?.setItem(key, text);
  } catch {
    // A full storage must not cost anyone a booking.
    storage()?.removeItem(key);
  }
  fallback.set(key, text);
}

export function forget(key: string): void {
  storage()?.removeItem(key);
  fallback.delete(key);
}
