import { requireFreshLogin } from '#netlify/core/account/login/fresh-login.ts';
import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { fieldProblem, readFields } from '#netlify/core/read-fields.ts';
import { changeShelfEntry } from '#netlify/core/shelf/change-entry.ts';
import { shelfEntryHistory } from '#netlify/core/shelf/entry-history.ts';
import { revertShelfEntry } from '#netlify/core/shelf/remove-entry.ts';
import type { Shelf } from '#netlify/core/shelf/shelf.ts';
import { readOne } from '#netlify/core/shelf/shelf-list.ts';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { changeSchema, revertSchema } from '#src/domain/shelf/shelf-requests.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireSuperAdmin } from '../http/session.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';
import { buildAfterwards } from './build-afterwards.ts';

/** Creates routes of a single-entry kind, for super admins. `fresh`: publishing needs a fresh login. */
export function oneEntryRoutes<Fields extends object>(shelf: Shelf<Fields>, { fresh = false } = {}) {
  const mayPublish = async (me: SignedIn) => (fresh ? requireFreshLogin(me) : undefined);
  return createRoutes()
    .get('/all/:id', requireSuperAdmin, (c) =>
      respondWithEtag<{ entry: StaffShelfEntry<Fields>; history: StaffAct[] }>(c, async () => ({
        entry: await readOne(shelf, c.req.param('id')),
        history: await shelfEntryHistory(shelf.kind, c.req.param('id')),
      })),
    )
    .put(
      '/:id',
      requireSuperAdmin,
      buildAfterwards,
      jsonBody<Record<string, unknown> & { version: string }>(),
      async (c) => {
        const change = readFields(changeSchema, c.req.valid('json'));
        if (change.state === 'hidden') throw fieldProblem('state', `The ${shelf.noun} cannot be hidden.`);
        if (change.state === 'published') await mayPublish(c.var.me);
        return c.json({ entry: await changeShelfEntry(shelf, c.var.me, c.req.param('id'), change) }, 200);
      },
    )
    .post(
      '/:id/revert',
      requireSuperAdmin,
      buildAfterwards,
      jsonBody<{ version: string; agreed?: string[] }>(),
      async (c) => {
        const seen = readFields(revertSchema, c.req.valid('json'));
        await mayPublish(c.var.me);
        return c.json({ entry: await revertShelfEntry(shelf, c.var.me, c.req.param('id'), seen) }, 200);
      },
    );
}
