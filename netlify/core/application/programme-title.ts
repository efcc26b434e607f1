import { shelvesIn } from '#src/domain/shelf/shelves-in.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Application } from './application.table.ts';

/** Returns the title of an application's programme in a language; in English if staff wrote it. */
export function programmeTitleIn(
  language: Language,
  { programme, programmeTitle }: Pick<Application, 'programme' | 'programmeTitle'>,
): string {
  const published = publishedTitle('en', programme);
  return (published === programmeTitle ? publishedTitle(language, programme) : undefined) ?? programmeTitle;
}

function publishedTitle(language: Language, programme: string): string | undefined {
  return shelvesIn(language).internships.find(({ id }) => id === programme)?.fields.title;
}
