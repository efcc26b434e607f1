import { Readable } from 'node:stream';
import type { Role } from '#netlify/core/account/account-user.ts';
import { type List, readAll, readList } from '#netlify/core/lists/list.ts';
import { csvHead, csvLines } from '#src/lib/csv.ts';
import type { ListPage, PageQuery } from '#src/lib/lists/list-rules.ts';
import { createRoutes } from '../http/http.ts';
import { freshLogin, requireAdmin, requireSuperAdmin } from '../http/session.ts';
import { listQuery } from './list-query.ts';
import { respondWithEtag } from './respond-with-etag.ts';

/** Records per query of a CSV export. */
const batch = 500;

interface ByRole<Row> {
  forAdmins?: List<Row>;
  csvFor?: 'superAdmin';
}

/** `/<name>` in pages, and `/<name>.csv` as a whole. */
export function listRoutes<const Name extends string, Row>(
  name: Name,
  list: List<Row>,
  { forAdmins, csvFor }: ByRole<Row> = {},
) {
  const query = listQuery(list.rules);
  const seenBy = (role: Role) => (role === 'ADMIN' ? (forAdmins ?? list) : list);
  const requireReader = csvFor === undefined ? requireAdmin : requireSuperAdmin;
  return createRoutes()
    .get(`/${name}`, requireAdmin, query, (c) =>
      respondWithEtag<ListPage<Row>>(c, () =>
        readList(seenBy(c.var.me.user.role), c.req.valid('query'), c.var.me.user.id),
      ),
    )
    .get(`/${name}.csv`, requireReader, freshLogin, query, async (c) =>
      c.body(await csvOf(seenBy(c.var.me.user.role), c.req.valid('query'), c.var.me.user.id), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
      }),
    );
}

/** Streams the CSV with back-pressure. A database failure fails the download, never cuts it short. */
async function csvOf<Row>(list: List<Row>, query: PageQuery, me: string): Promise<ReadableStream> {
  const parts = csvParts(list, await readAll(list, query, me, batch));
  return Readable.toWeb(Readable.from(parts)) as ReadableStream;
}

async function* csvParts<Row>(list: List<Row>, parts: AsyncGenerator<Row[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(list.csv));
  for await (const rows of parts) yield Buffer.from(csvLines(list.csv, rows));
}
