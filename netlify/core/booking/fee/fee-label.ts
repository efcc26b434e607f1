import { lineLabelIn } from '#src/domain/catalogue/packages/packages-in.ts';
import { className } from '#src/domain/dance/dance.ts';
import { classIn } from '#src/domain/dance/dance-prices-in.ts';
import { danceWords } from '#src/domain/dance/words/words.ts';
import { shelvesIn, translatedLanguage } from '#src/domain/shelf/shelves-in.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { bookingPartWords } from '../words/words.ts';

/** Pseudo-SKUs of fees: `fees/dance/intore`. */
const ofClass = 'fees/dance/';
const ofProgramme = 'fees/internship/';

export const classFeeSku = (classId: string) => ofClass + classId;
export const programmeFeeSku = (programme: string) => ofProgramme + programme;

export function classFeeLabel(language: Language, named: Parameters<typeof className>[1]): string {
  const name = className(wordsIn(language, danceWords), named);
  return wordsIn(language, bookingPartWords).classFee({ name });
}

export function programmeFeeLabel(language: Language, title: string): string {
  return wordsIn(language, bookingPartWords).programmeFee({ title });
}

/** Labels a line of a booking or of a fee in a language; in English if staff named it. */
export function bookedLabelIn(language: Language, line: Parameters<typeof lineLabelIn>[1]): string {
  if (!line.sku.startsWith('fees/')) return lineLabelIn(language, line);
  if (translatedLanguage(language) === 'en' || feeLabel('en', line.sku) !== line.label) return line.label;
  return feeLabel(language, line.sku) ?? line.label;
}

/** Labels the fee of a class or a programme that is published; undefined for any other. */
function feeLabel(language: Language, sku: string): string | undefined {
  if (sku.startsWith(ofClass)) {
    const found = classIn(language, sku.slice(ofClass.length));
    return found && classFeeLabel(language, found);
  }
  const programme = shelvesIn(language).internships.find(({ id }) => programmeFeeSku(id) === sku);
  return programme && programmeFeeLabel(language, programme.fields.title);
}
