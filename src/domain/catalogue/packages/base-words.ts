import type { PackageFields } from './package.ts';

type Word = Exclude<keyof PackageFields, 'validFrom' | 'validTo'>;

const words = ['name', 'tab', 'service', 'description', 'includes', 'expressFee', 'vat'] as const;

/**
 * Lists the fields that an override may not change. Words that entries share belong to one of them:
 * the size "Season" has no name and no inclusions, because its session has them.
 */
export function baseWords(id: string, base: PackageFields): readonly Word[] {
  const [kind] = id.split('.');
  if (kind === 'sessions') return words.filter((word) => !sessionWords(base).includes(word));
  if (kind === 'frames') return ['tab', 'service', 'expressFee', 'vat'];
  return kind === 'catalogue' ? ['tab', 'service', 'vat'] : ['tab', 'vat'];
}

/** True if each tier must have inclusions, because its card shows nothing else. */
export function needsLines(id: string): boolean {
  return /^(?:sessions|frames)\./.test(id);
}

function sessionWords({ tab, includes }: PackageFields): Word[] {
  if (Object.keys(includes).length > 0) return ['name', 'tab', 'includes'];
  return tab === undefined ? [] : ['name', 'tab'];
}
