import { and, count, eq, inArray } from 'drizzle-orm';
import base from '#published/base/internships.json' with { type: 'json' };
import built from '#published/internships.json' with { type: 'json' };
import type { ProgrammeFields } from '#src/domain/internship/programme.ts';
import { programmeSchema } from '#src/domain/internship/programme-request.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { addressesIn } from '#src/lib/content/addresses.ts';
import { renderMarkdown } from '#src/lib/content/markdown.ts';
import { speak } from '#src/lib/words/messages.ts';
import { applications } from '../application/application.table.ts';
import type { Transaction } from '../database.ts';
import { requirePictureOf } from '../gallery/require-picture.ts';
import { requireDescribed } from '../shelf/described-picture.ts';
import { requireAddresses } from '../shelf/require-addresses.ts';
import type { Shelf } from '../shelf/shelf.ts';

const words = speak('en', {
  openApplications: { one: '{count} open application', other: '{count} open applications' },
});

const baseProgrammes = base as ShelfEntry<ProgrammeFields>[];

const requirePicture = requirePictureOf(baseProgrammes);

export const programmeShelf: Shelf<ProgrammeFields> = {
  kind: 'internship',
  noun: 'programme',
  base: baseProgrammes,
  built: built as ShelfEntry<ProgrammeFields>[],
  schema: programmeSchema,
  // Pages of src/pages/internships.
  reserved: ['apply', 'applied', 'draft', 'not-found', 'index'],
  missing: requireDescribed,
  async requireParts(tx, fields) {
    await requirePicture(tx, fields);
    await requireAddresses(tx, 'service', fields.service == null ? [] : [fields.service]);
    await requireAddresses(tx, 'body', linksOf(fields.body));
  },
  titleOf: ({ title }) => title,
  dependents: openApplications,
};

function linksOf(body: string): string[] {
  return addressesIn(renderMarkdown(body)).flatMap(({ path }) => (path === '' ? [] : [path]));
}

/** Blocks removal while open applications wait for a reply about the programme. */
async function openApplications(tx: Transaction, id: string): Promise<string[]> {
  const [found] = await tx
    .select({ open: count() })
    .from(applications)
    .where(
      and(
        eq(applications.programme, id),
        inArray(applications.status, ['received', 'shortlisted', 'invited']),
      ),
    );
  const open = found?.open ?? 0;
  return open === 0 ? [] : [words.openApplications({ count: open })];
}
