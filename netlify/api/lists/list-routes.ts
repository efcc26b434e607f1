import { Readable } from 'node:stream';
import type { Role } from '#netlify/core/account/account-user.ts';
import { type List, readAll, readList } from '#netlify/core/lists/list.ts';
import { csvHead, csvLines } from '#src/lib/csv.ts';
import type { ListPage, PageQuery } from '#src/lib/lists/list-rules.ts';
import { createRoutes } from '../http/http.ts';
import { freshLogin, requireAdmin, requireSuperAdmin } from '../http/session.ts';
import { answerFresh } from './fresh.ts';
import { listQuery } from './list-query.ts';

/** So many records are read at once for a spreadsheet. */
const batch = 500;

/** Where the roles do not see the same of a list. */
interface ByRole<Row> {
  /** What admins see of it. */
  forAdmins?: List<Row>;
  /** Whether the spreadsheet is for super admins alone. */
  csvFor?: 'superAdmin';
}

/** `/<name>` and `/<name>.csv`: a list for the staff, in parts and as a whole. */
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
      answerFresh<ListPage<Row>>(c, () =>
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

/** The spreadsheet, read as fast as it is taken. When the database fails on the way, so does the download: it is never cut. */
async function csvOf<Row>(list: List<Row>, query: PageQuery, me: string): Promise<ReadableStream> {
  const parts = csvParts(list, await readAll(list, query, me, batch));
  return Readable.toWeb(Readable.from(parts)) as ReadableStream;
}

async function* csvParts<Row>(list: List<Row>, parts: AsyncGenerator<Row[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(list.csv));
  for await (const rows of parts) yield Buffer.from(csvLines(list.csv, rows));
}
