import { recordOf } from '#src/domain/search/record.ts';
import { publishedEntries } from './published-entries.ts';

/** Returns the records of the search index (src/integrations/site-search.ts). */
export async function GET(): Promise<Response> {
  return Response.json((await publishedEntries()).map(recordOf));
}
