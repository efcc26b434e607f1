/** Picture URLs by service; passed in by the page, because islands cannot build them. */
export type PaidPictures = Readonly<Record<string, string>>;

/** Price book services whose picture is that of another service page. */
const shownAs: Readonly<Record<string, string>> = {
  editing: 'editing-retouching',
  audio: 'audio-production',
  'music-production': 'audio-production',
  dance: 'dancing',
  'design-printing': 'graphic-design',
};

/** Returns the first picture found: `sessions/photography/2h/basic` shows photography. */
export function pictureOf(pictures: PaidPictures, skus: readonly string[]): string | undefined {
  return skus.map((sku) => pictures[serviceOf(sku)]).find((picture) => picture !== undefined);
}

function serviceOf(sku: string): string {
  const [kind = '', service = ''] = sku.split('/');
  if (kind === 'frames') return kind;
  return shownAs[service] ?? service;
}
