import { asc, count, eq, sql } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { ListFilters, ListRules } from '#src/lib/lists/list-rules.ts';
import { type SavedView, savedViewSchema, viewQuery } from '#src/lib/lists/saved-view.ts';
import { savedViewLimits } from '#src/lib/lists/saved-view-limits.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { isUniqueViolation, ProblemError } from '../errors.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { savedViews } from './saved-view.table.ts';
import { viewedLists } from './viewed-lists.ts';

type StoredView = typeof savedViews.$inferSelect;

/** Returns the views of a list, by name. Throws ProblemError 422. */
export async function listSavedViews(me: SignedIn, list: string): Promise<SavedView[]> {
  const rules = rulesOf(list);
  const found = await db()
    .select()
    .from(savedViews)
    .where(eq(savedViews.list, list))
    .orderBy(asc(sql`lower(${savedViews.name})`));
  // A filter may have left its list since the view was saved.
  return found.filter(({ query: saved }) => viewQuery(rules, saved) === saved).map((view) => shown(view, me));
}

/** Saves a view for the team. Throws ProblemError 400 or 422. */
export async function saveView(me: SignedIn, body: unknown): Promise<SavedView> {
  const { list, name, query: given } = readFields(savedViewSchema, body);
  const query = viewQuery(rulesOf(list), given);
  if (query === undefined)
    throw fieldProblem('query', 'This list has no such view. Please choose its filters again.');
  if (query === '') throw fieldProblem('query', 'This is the whole list. Please choose a filter first.');
  try {
    return await db().transaction(async (tx) => {
      // Simultaneous views of a list are counted one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved-views'), hashtext(${list}))`);
      const [stored] = await tx.select({ views: count() }).from(savedViews).where(eq(savedViews.list, list));
      if ((stored?.views ?? 0) >= savedViewLimits.perList) throw tooMany();
      const [view] = await tx.insert(savedViews).values({ list, name, query, actor: me.user.id }).returning();
      if (view === undefined) throw new Error('The database did not return the view it stored.');
      await audit(tx, {
        actor: me.user.id,
        action: 'view.saved',
        subjectId: view.id,
        after: { list, name, query },
      });
      return shown(view, me);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw fieldProblem('name', 'Another view of this list has this name. Please choose another one.');
  }
}

/** Deletes a view of the user; a super admin deletes any. Throws ProblemError 403 or 404. */
export async function removeView(me: SignedIn, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [view] = isId(id)
      ? await tx.select().from(savedViews).where(eq(savedViews.id, id)).for('update')
      : [];
    if (view === undefined) throw new ProblemError(404, 'This view no longer exists.');
    if (!isRemovable(view, me))
      throw new ProblemError(403, 'Only the person who saved this view or a super admin can delete it.');
    await tx.delete(savedViews).where(eq(savedViews.id, id));
    const { list, name, query } = view;
    await audit(tx, {
      actor: me.user.id,
      action: 'view.removed',
      subjectId: id,
      before: { list, name, query },
    });
  });
}

function rulesOf(list: string): ListRules<string, ListFilters> {
  const rules = viewedLists.get(list);
  if (rules === undefined) throw fieldProblem('list', 'There is no such list.');
  return rules;
}

function shown(view: StoredView, me: SignedIn): SavedView {
  const { id, name, query } = view;
  return { id, name, query, removable: isRemovable(view, me) };
}

function isRemovable({ actor }: StoredView, { user }: SignedIn): boolean {
  return actor === user.id || user.role === 'SUPERADMIN';
}

function tooMany(): ProblemError {
  return fieldProblem(
    'name',
    `This list has ${savedViewLimits.perList} saved views. Please first delete one that no one needs.`,
  );
}
