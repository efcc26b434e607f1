/** People and quotes that the studio made up for a site that is not public yet. */

interface Sourced {
  source: 'studio' | 'client';
}

/** Leaves samples out of a production build, which Netlify names in CONTEXT. */
export function withoutSamples<T extends Sourced>(
  list: readonly T[],
  context: string | undefined = process.env['CONTEXT'],
): T[] {
  return list.filter((one) => context !== 'production' || !isSample(one));
}

export function isSample({ source }: Sourced): boolean {
  return source === 'studio';
}

/** The word that marks a sample on local and draft sites. */
export const sampleWord = 'Sample';
