import { recordOf } from '#src/domain/search/record.ts';
import { barePath } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { publishedEntries } from './published-entries.ts';

/** Lists what can be found in each language of the search page: entries whose page exists in it. */
export async function GET(): Promise<Response> {
  const records = await Promise.all(
    languagesOf('/search').map(async (language) =>
      (await publishedEntries(language))
        .filter(({ href }) => languagesOf(barePath(href).replace(/#.*/, '')).includes(language))
        .map((entry) => recordOf(language, entry)),
    ),
  );
  return Response.json(records.flat());
}
