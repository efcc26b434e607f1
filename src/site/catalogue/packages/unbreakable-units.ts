/** Joins a number and its unit with a no-break space: "300 g". */
export function withUnbreakableUnits(text: string): string {
  return text.replace(/(\d) (g|cm)\b/g, '$1\u00a0$2');
}
