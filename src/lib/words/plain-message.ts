import { type Language, pageLanguage } from './languages.ts';

export interface PluralForms {
  /** Absent in Kinyarwanda, whose sentences do not change with the count. */
  readonly one?: string;
  readonly other: string;
}

/** Fills a message whose values need no format, for scripts that are to stay small. */
export function filled(
  message: string | PluralForms,
  values: Readonly<Record<string, string | number>>,
  language = pageLanguage(),
): string {
  const sentence =
    typeof message === 'string' ? message : pluralForm(language, message, Number(values['count']));
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function pluralForm(language: Language, message: PluralForms, count: number): string {
  // An engine without a language counts by another's rules; messages of that language have one form.
  const form = new Intl.PluralRules(language).select(count) as keyof PluralForms;
  return message[form] ?? message.other;
}
