/** Pictures of what can be booked, by the service that they show: made by the page, because islands have none. */
export type PaidPictures = Readonly<Record<string, string>>;

/** Services of the price book, and those whose page has their picture. */
const shownAs: Readonly<Record<string, string>> = {
  editing: 'editing-retouching',
  audio: 'audio-production',
  'music-production': 'audio-production',
  dance: 'dancing',
  'design-printing': 'graphic-design',
};

/** The picture of the first thing that has one: `sessions/photography/2h/basic` is of photography. */
export function pictureOf(pictures: PaidPictures, skus: readonly string[]): string | undefined {
  return skus.map((sku) => pictures[serviceOf(sku)]).find((picture) => picture !== undefined);
}

function serviceOf(sku: string): string {
  const [kind = '', service = ''] = sku.split('/');
  if (kind === 'frames') return kind;
  return shownAs[service] ?? service;
}
