/** What an address says of the part of a list that is wanted; of several values the first. */
export function pageQuery(query: Record<string, string | string[]>): { limit?: string; cursor?: string } {
  const [limit] = [query['limit']].flat();
  const [cursor] = [query['cursor']].flat();
  return { ...(limit === undefined ? {} : { limit }), ...(cursor === undefined ? {} : { cursor }) };
}
