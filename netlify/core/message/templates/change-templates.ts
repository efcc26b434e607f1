import { eq } from 'drizzle-orm';
import { templateChangeSchema, templateSchema } from '#src/domain/message/staff/staff-requests.ts';
import type { Template } from '#src/domain/message/staff/template-list.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { isUniqueViolation } from '../../errors.ts';
import { changeRecord } from '../../lists/change-record.ts';
import { readRecord } from '../../lists/list.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { messageTemplates } from './template.table.ts';
import { templateList } from './template-list.ts';

/** Adds a template. Throws ProblemError 400 or 422. */
export async function addTemplate({ user }: SignedIn, body: unknown): Promise<Template> {
  const values = readFields(templateSchema, body);
  return withOwnName(
    db().transaction(async (tx) => {
      const [added] = await tx.insert(messageTemplates).values(values).returning({ id: messageTemplates.id });
      const template = added && (await readRecord(templateList, tx, added.id));
      if (template === undefined) throw new Error('The database did not return the template it stored.');
      await audit(tx, {
        actor: user.id,
        action: 'template.added',
        subjectId: template.id,
        after: values,
      });
      return template;
    }),
  );
}

/** Changes a template's name and text. Throws ProblemError 400, 404, 409 or 422. */
export async function changeTemplate({ user }: SignedIn, id: string, body: unknown): Promise<Template> {
  const { version, ...values } = readFields(templateChangeSchema, body);
  return withOwnName(
    changeRecord(
      templateList,
      { id, version },
      {
        async apply(tx, { name, text }) {
          if (name === values.name && text === values.text) return;
          await tx.update(messageTemplates).set(values).where(eq(messageTemplates.id, id));
          await audit(tx, {
            actor: user.id,
            action: 'template.changed',
            subjectId: id,
            before: { name, text },
            after: values,
          });
        },
      },
    ),
  );
}

/** Removes a template; replies that were written with it stay. Throws ProblemError 404 or 409. */
export async function removeTemplate({ user }: SignedIn, id: string, version: number): Promise<void> {
  await changeRecord(
    templateList,
    { id, version },
    {
      async apply(tx, { name, text }) {
        await tx.delete(messageTemplates).where(eq(messageTemplates.id, id));
        await audit(tx, {
          actor: user.id,
          action: 'template.removed',
          subjectId: id,
          before: { name, text },
        });
      },
    },
  );
}

/** Turns a duplicate name into a field error, since two such templates would look alike. */
async function withOwnName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw fieldProblem('name', 'Another template has this name. Please choose another one.');
  }
}
