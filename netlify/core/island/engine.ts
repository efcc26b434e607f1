/** A browser as far as its failures are concerned: what runs the scripts, and since when it has not changed. */
export interface Engine {
  engine: 'chromium' | 'webkit' | 'gecko' | 'opera-mini' | 'other';
  /** Major version; of WebKit on iPhones that of the system, which brings it. 0 where it is not said. */
  version: number;
}

/** In this order: Chromium's user agent also names Safari, and on iPhones every browser is WebKit. */
const engines: [engine: Engine['engine'], version: RegExp][] = [
  ['opera-mini', /\bOpera Mini\/(\d{1,3})/],
  ['webkit', /\b(?:iPhone|CPU) OS (\d{1,3})_/],
  ['gecko', /\bFirefox\/(\d{1,3})/],
  ['chromium', /Chrom(?:e|ium)\/(\d{1,3})/],
  ['webkit', /\bVersion\/(\d{1,3})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** The family and major version in a user agent, and nothing else of it. */
export function engineOf(userAgent: string): Engine {
  for (const [engine, pattern] of engines) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { engine, version: Number(version) };
  }
  return { engine: 'other', version: 0 };
}
