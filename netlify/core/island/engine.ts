export interface Engine {
  engine: 'chromium' | 'webkit' | 'gecko' | 'opera-mini' | 'other';
  /** Major version; on iPhones that of iOS, which ships WebKit. 0 if unknown. */
  version: number;
}

/** Order matters: Chromium’s user agent also names Safari, and every iPhone browser is WebKit. */
const engines: [engine: Engine['engine'], version: RegExp][] = [
  ['opera-mini', /\bOpera Mini\/(\d{1,3})/],
  ['webkit', /\b(?:iPhone|CPU) OS (\d{1,3})_/],
  ['gecko', /\bFirefox\/(\d{1,3})/],
  ['chromium', /Chrom(?:e|ium)\/(\d{1,3})/],
  ['webkit', /\bVersion\/(\d{1,3})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

export function engineOf(userAgent: string): Engine {
  for (const [engine, pattern] of engines) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { engine, version: Number(version) };
  }
  return { engine: 'other', version: 0 };
}
