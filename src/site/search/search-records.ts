import { recordOf } from '#src/domain/search/record.ts';
import { publishedEntries } from './published-entries.ts';

export async function GET(): Promise<Response> {
  return Response.json((await publishedEntries()).map(recordOf));
}
