import type { Language } from './languages.ts';

/** Public holidays of Rwanda, by the name that the calendar has (content/calendar.json). */
const names: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  'New Year’s Day': { fr: 'Jour de l’An', rw: 'Ubunani' },
  'Day after New Year’s Day': { fr: 'Lendemain du Jour de l’An', rw: 'Umunsi ukurikira Ubunani' },
  'Heroes’ Day': { fr: 'Fête des Héros', rw: 'Umunsi w’Intwari' },
  'Genocide against the Tutsi Memorial Day': {
    fr: 'Commémoration du génocide perpétré contre les Tutsi',
    rw: 'Kwibuka Jenoside yakorewe Abatutsi',
  },
  'Good Friday': { fr: 'Vendredi saint', rw: 'Uwa Gatanu Mutagatifu' },
  'Easter Monday': { fr: 'Lundi de Pâques', rw: 'Uwa Mbere wa Pasika' },
  'Labour Day': { fr: 'Fête du Travail', rw: 'Umunsi w’Umurimo' },
  'Independence Day': { fr: 'Fête de l’Indépendance', rw: 'Umunsi w’Ubwigenge' },
  'Liberation Day': { fr: 'Fête de la Libération', rw: 'Umunsi wo Kwibohora' },
  'Umuganura Day': { fr: 'Umuganura', rw: 'Umuganura' },
  'Assumption Day': { fr: 'Assomption', rw: 'Asomusiyo' },
  'Christmas Day': { fr: 'Noël', rw: 'Noheli' },
  'Boxing Day': { fr: 'Lendemain de Noël', rw: 'Umunsi ukurikira Noheli' },
  'Eid al-Fitr': { fr: 'Aïd el-Fitr', rw: 'Eid al-Fitr' },
  'Eid al-Adha': { fr: 'Aïd el-Adha', rw: 'Eid al-Adha' },
};

/** Returns the name of a holiday in a language; whatever else staff typed stays as it is. */
export function holidayIn(language: Language, name: string): string {
  return language === 'en' ? name : (names[name]?.[language] ?? name);
}
