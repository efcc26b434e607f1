import { eq } from 'drizzle-orm';
import {
  type Letter,
  type LetterPreview,
  letterChangeSchema,
  letterSchema,
} from '#src/domain/newsletter/letter.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { conflict, ProblemError } from '../../errors.ts';
import { changeRecord } from '../../lists/change-record.ts';
import { readRecord } from '../../lists/list.ts';
import { readFields } from '../../read-fields.ts';
import { letters } from './letter.table.ts';
import { countConfirmed } from './letter-addresses.ts';
import { letterPictures, requireSendable } from './letter-body.ts';
import { letterList } from './letter-list.ts';
import { previewOf } from './letter-mails.ts';

export interface OpenedLetter {
  letter: Letter;
  /** Subscribers who would get it now. */
  recipients: number;
}

/** Reads a letter. Throws ProblemError 404. */
export async function readLetter(id: string): Promise<OpenedLetter> {
  const letter = await readRecord(letterList, db(), id);
  if (letter === undefined) throw new ProblemError(404, 'This letter no longer exists.');
  return { letter, recipients: await countConfirmed() };
}

/** Adds a draft. Throws ProblemError 400 or 422. */
export async function addLetter({ user }: SignedIn, body: unknown): Promise<Letter> {
  const values = await readLetterFields(letterSchema, body);
  return db().transaction(async (tx) => {
    const [added] = await tx
      .insert(letters)
      .values({ ...values, actor: user.id })
      .returning({ id: letters.id });
    const letter = added && (await readRecord(letterList, tx, added.id));
    if (letter === undefined) throw new Error('The database did not return the letter it stored.');
    await audit(tx, { actor: user.id, action: 'letter.added', subjectId: letter.id, after: values });
    return letter;
  });
}

/** Changes a draft. Throws ProblemError 400, 404, 409 (changed, or sending began) or 422. */
export async function changeLetter({ user }: SignedIn, id: string, body: unknown): Promise<Letter> {
  const { version, ...values } = await readLetterFields(letterChangeSchema, body);
  return changeRecord(
    letterList,
    { id, version },
    {
      async apply(tx, current) {
        requireDraft(current);
        const { subject, body } = current;
        if (subject === values.subject && body === values.body) return;
        await tx.update(letters).set(values).where(eq(letters.id, id));
        await audit(tx, {
          actor: user.id,
          action: 'letter.changed',
          subjectId: id,
          before: { subject, body },
          after: values,
        });
      },
    },
  );
}

/** Renders a letter that need not be stored. Throws ProblemError 400 or 422. */
export async function previewLetter(body: unknown): Promise<LetterPreview> {
  return previewOf(await readLetterFields(letterSchema, body), await letterPictures());
}

async function readLetterFields<T extends { body: string }>(
  schema: Parameters<typeof readFields<T>>[0],
  body: unknown,
): Promise<T> {
  const values = readFields(schema, body);
  requireSendable(values, await letterPictures());
  return values;
}

/** Throws ProblemError 409 with the letter once its sending has begun. */
export function requireDraft(current: Letter): void {
  if (current.state !== 'draft')
    throw conflict('This letter is being sent, or was sent. It cannot be changed any more.', current);
}
