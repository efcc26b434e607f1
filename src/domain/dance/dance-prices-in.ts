import { contentIn } from '#src/domain/studio/content-in.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { scheduleIn } from './class-schedule.ts';
import { className, findClass } from './dance.ts';
import { dancePrices } from './dance-content.ts';
import type { DanceClass, DancePrices } from './dance-prices.ts';
import { danceWords } from './words/words.ts';

/** Returns the classes and programmes as pages in a language show them. */
export function dancePricesIn(language: Language): DancePrices {
  const { groups, ...dance } = contentIn(language, 'prices/classes.json', dancePrices);
  return {
    ...dance,
    groups: groups.map((group) => ({
      ...group,
      classes: group.classes.map((one) => ({ ...one, schedule: scheduleIn(language, one.schedule) })),
    })),
  };
}

export function classIn(language: Language, id: string): DanceClass | undefined {
  return findClass(dancePricesIn(language), id)?.danceClass;
}

interface ClassOfEnrolment {
  classId: string;
  /** English name on the day of the enrolment. */
  className: string;
}

/** Names the class of an enrolment in a language; by its old name if it has another one since. */
export function classNameIn(language: Language, { classId, className: enrolled }: ClassOfEnrolment): string {
  const isNamedSo = classIn('en', classId)?.name === enrolled;
  return (isNamedSo ? classIn(language, classId)?.name : undefined) ?? enrolled;
}

/** Returns both names of the class of an enrolment in a language. */
export function enrolledClassName(
  language: Language,
  enrolment: ClassOfEnrolment & { registeredAs: string | null },
): string {
  const name = classNameIn(language, enrolment);
  return className(wordsIn(language, danceWords), { name, registeredAs: enrolment.registeredAs });
}
