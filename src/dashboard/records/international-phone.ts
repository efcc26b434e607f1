/** Formats for dialling from anywhere: "0788 123 456" becomes "+250788123456"; others unchanged. */
export function internationalPhone(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '');
  return /^0\d{9}$/.test(digits) ? `+250${digits.slice(1)}` : digits;
}
