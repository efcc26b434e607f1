import { publishedEntries } from '#src/features/search/published-entries.ts';

/** What /search and the search box look through, loaded when a visitor starts to search. */
export async function GET(): Promise<Response> {
  return Response.json(await publishedEntries());
}
