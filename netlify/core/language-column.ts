import { type PgColumn, text } from 'drizzle-orm/pg-core';
import { languages } from '#src/lib/words/languages.ts';
import { knownWord } from './checks.ts';

/** Language in which the person of a record reads what we write, and has read what they agreed to. */
export const languageColumn = () => text({ enum: languages }).notNull().default('en');

export const knownLanguage = (column: PgColumn) => knownWord(column, languages);
