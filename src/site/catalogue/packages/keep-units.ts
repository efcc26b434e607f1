/** A number stays with its unit: "300 g" never breaks. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (g|cm)\b/g, '$1\u00a0$2');
}
