/** People and testimonials; source `studio` marks samples invented for a site not yet public. */

interface HasSource {
  source: 'studio' | 'client';
}

/** Removes samples from a production build, recognised by Netlify's CONTEXT. */
export function withoutSamples<T extends HasSource>(
  list: readonly T[],
  context: string | undefined = process.env['CONTEXT'],
): T[] {
  return list.filter((one) => context !== 'production' || !isSample(one));
}

export function isSample({ source }: HasSource): boolean {
  return source === 'studio';
}
