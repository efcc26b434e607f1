import { getStore } from '@netlify/blobs';
import type { Environment } from '#tests/support/server/environment.ts';
import type { Attempt } from './crowd.ts';

/** What came of what a crowd sent. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** Of one press of a button. */
  doubledRecords: number;
  /** Prompts on a phone for one payment. */
  doubledPayments: number;
  /** To one recipient about the same, but not marked as a repeat by the Message-ID. */
  doubledMails: number;
  /** The same mail again, as a mail program knows by its Message-ID. */
  repeatedMails: number;
}

/** A record, and what only one of them may have. */
interface Kept {
  id: string;
  key: string;
}

/** Compares what the crowd was told with what is there. */
export async function outcomeOf(attempts: readonly Attempt[], environment: Environment): Promise<Outcome> {
  const rows = [...(await bookings(environment)), ...(await applications(environment))];
  const acknowledged = attempts.flatMap((attempt) => attempt.acknowledged ?? []);
  const kept = new Set(rows.map(({ id }) => id));
  const mails = await environment.mailbox.messages();
  const different = new Set(mails.map(({ messageId }) => messageId));
  // Those to the studio may share a subject: what they say names the client.
  const about = new Set(
    mails.map(({ to, subject, text }) => `${to} ${subject} ${/client-\d+/.exec(text)?.[0]}`),
  );
  const asked = environment.paypack.transactions().map(({ client }) => client);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    doubledRecords:
      rows.length -
      new Set(rows.map(({ key }) => key)).size +
      new Set(acknowledged).size -
      acknowledged.length,
    doubledPayments: asked.length - new Set(asked).size,
    doubledMails: different.size - about.size,
    repeatedMails: mails.length - different.size,
  };
}

const bookings = ({ sql }: Environment) =>
  sql<Kept>('select id, key from bookings join submissions on subject_id = id');

/** One without its CV is lost. */
async function applications({ sql }: Environment): Promise<Kept[]> {
  const rows = await sql<Kept & { cv: string }>('select id, email as key, cv_key as cv from applications');
  const { blobs } = await getStore('cvs').list();
  const files = new Set(blobs.map(({ key }) => key));
  return rows.filter(({ cv }) => files.has(cv));
}
