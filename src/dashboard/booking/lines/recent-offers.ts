import { readJson } from '#src/lib/storage/storage.ts';

const key = 'fts_recent_offers';

/** Number of offers that are remembered. */
const most = 4;

/** Reads the ids of the offers picked last on this device, newest first. */
export function recentOffers(): string[] {
  try {
    const read = readJson(localStorage.getItem(key), (value) => (Array.isArray(value) ? value : undefined));
    return (read ?? []).filter((id) => typeof id === 'string');
  } catch (error) {
    // Storage is blocked: popular offers come first.
    if (!(error instanceof DOMException)) throw error;
    return [];
  }
}

export function rememberOffer(id: string): void {
  const ids = [id, ...recentOffers().filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
