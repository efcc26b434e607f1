/**
 * Stems of words of the trade. Kinyarwanda changes the start of a word (ifoto, amafoto, gufotora), so
 * that the search compares these from their stem on.
 */
const stems = `
  foto fotor fotoz shusho videwo filime jwi ziki irimb byin hanzi bugeni shushany cap kader karita papuro
  tabo rango buga mamaz andik bumban
  bukwe mugeni bageni shyingi sezeran sabukuru vuk ryango rori nama taramo ganiro gendo tumir tumwa shuri
  somo igish itoz menyerez kazi rimo kozi curuz ubak ubats
  ciro faranga ishyu guz gur paki mpano gabany gabanuk konti injir sab tegur tariki saha nsi hantu
  herez tang akir hamagar subiz subik bazo hindu hagarik bik
`
  .trim()
  .split(/\s+/)
  .sort((one, other) => other.length - one.length);

/** Letters that a prefix has at most. */
const longestPrefix = 5;

/** Returns where the stem of a folded word starts; 0 if the word has no prefix, or none that we know. */
export function stemStart(word: string): number {
  const starts = stems.map((stem) => word.indexOf(stem, 1));
  return starts.find((start) => start > 0 && start <= longestPrefix) ?? 0;
}

/** Returns where a stem starts that is not typed to its end; 0 if none does. */
export function startOfTypedStem(word: string): number {
  const known = stemStart(word);
  if (known > 0) return known;
  for (let start = 1; start <= longestPrefix && word.length - start >= 3; start += 1)
    if (stems.some((stem) => stem.startsWith(word.slice(start)))) return start;
  return 0;
}
