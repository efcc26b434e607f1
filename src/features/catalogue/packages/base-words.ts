import type { PackageFields } from './package.ts';

type Word = Exclude<keyof PackageFields, 'validFrom' | 'validTo'>;

const words = ['name', 'tab', 'service', 'description', 'includes', 'expressFee', 'vat'] as const;

/**
 * What only the base says of an entry of the base, beside which tiers there are. A word that stands in several places is kept at one: the
 * size of a session, "Season", says nothing of its own, because the session has the name and the list.
 */
export function baseWords(id: string, base: PackageFields): readonly Word[] {
  const [kind] = id.split('.');
  if (kind === 'sessions') return words.filter((word) => !sessionWords(base).includes(word));
  if (kind === 'frames') return ['tab', 'service', 'expressFee', 'vat'];
  return kind === 'catalogue' ? ['tab', 'service', 'vat'] : ['tab', 'vat'];
}

/** True where each tier includes something: its card on the page says nothing else. */
export function needsLines(id: string): boolean {
  return /^(?:sessions|frames)\./.test(id);
}

function sessionWords({ tab, includes }: PackageFields): Word[] {
  if (Object.keys(includes).length > 0) return ['name', 'tab', 'includes'];
  return tab === undefined ? [] : ['name', 'tab'];
}
