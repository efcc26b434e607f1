import { and, asc, desc, gte, inArray, ne, sql } from 'drizzle-orm';
import { isAhead } from '#src/domain/booking/open-booking.ts';
import type { ClientConsent, ClientDetail, KnownClient } from '#src/domain/client/client-detail.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedIn } from '../account/sessions.ts';
import { applications } from '../application/application.table.ts';
import { actorNames } from '../audit/history.ts';
import { bookings } from '../booking/booking.table.ts';
import { db, type Transaction } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { readRecord } from '../lists/list.ts';
import { messages } from '../message/message.table.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { papersOf, toStaffPaper } from '../paper/paper-queries.ts';
import { clientKeys, clientNotes, clients } from './client.table.ts';
import { bookingsOf, findClient, idsOf } from './client.ts';
import { clientList } from './client-list.ts';
import { keptOf } from './kept.ts';
import { suggestionsFor } from './suggestions.ts';
import { timelineOf } from './timeline.ts';

export interface Viewer {
  me: SignedIn;
  now: Date;
}

/** Reads a client in one snapshot. Throws ProblemError 404. */
export async function readClient(viewer: Viewer, id: string): Promise<ClientDetail> {
  return db().transaction((tx) => describeClient(tx, viewer, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Describes the client that an id is read as. Throws ProblemError 404. */
export async function describeClient(
  tx: Transaction,
  { me, now }: Viewer,
  which: string,
): Promise<ClientDetail> {
  const { id } = await findClient(tx, which);
  const row = await readRecord(clientList, tx, id);
  if (row === undefined) throw new Error('A client that was found is not in the list.');
  const same = await idsOf(tx, id);
  const booked = await bookingsOf(tx, same);
  const suggested = await suggestionsFor(tx, same);
  const known = await knownClients(tx, [...same, ...suggested.map((other) => other.id)]);
  return {
    ...row,
    notes: await notesOf(tx, same, me),
    merged: known.filter((one) => one.id !== id && same.includes(one.id)),
    suggestions: known.flatMap((one) => {
      const found = suggested.find((other) => other.id === one.id);
      return found === undefined ? [] : [{ ...one, shared: found.shared }];
    }),
    consents: await consentsOf(tx, same),
    nextSession: await nextSession(tx, same, now),
    papers: await statementsOf(tx, booked),
    timeline: await timelineOf(tx, same),
    kept: await keptOf(tx, { ...row, same, booked }, now),
  };
}

/** Reads clients by id with their own keys only. */
async function knownClients(tx: Transaction, ids: string[]): Promise<KnownClient[]> {
  const found = await tx
    .select({ id: clients.id, name: clients.name, version: clients.version })
    .from(clients)
    .where(inArray(clients.id, ids))
    .orderBy(asc(clients.createdAt), asc(clients.id));
  const keys = await tx
    .select()
    .from(clientKeys)
    .where(inArray(clientKeys.clientId, ids))
    .orderBy(asc(clientKeys.value));
  return found.map((one) => {
    const own = keys.filter(({ clientId }) => clientId === one.id);
    return {
      ...one,
      phones: own.filter(({ kind }) => kind === 'phone').map(({ value }) => value),
      emails: own.filter(({ kind }) => kind === 'email').map(({ value }) => value),
    };
  });
}

async function statementsOf(
  tx: Transaction,
  booked: readonly { id: string }[],
): Promise<ClientDetail['papers']> {
  const issued = await papersOf(
    tx,
    booked.map(({ id }) => id),
  );
  const statements = issued.filter(({ series }) => series === 'statement');
  const nameOf = await actorNames(
    tx,
    statements.map(({ actor }) => actor),
  );
  return statements.map((paper) => toStaffPaper(paper, nameOf));
}

async function notesOf(tx: Transaction, same: string[], me: SignedIn): Promise<ClientDetail['notes']> {
  const { id, text, first, author, createdAt } = clientNotes;
  const notes = await tx
    .select({ id, text, first, author, createdAt })
    .from(clientNotes)
    .where(inArray(clientNotes.clientId, same))
    .orderBy(desc(first), desc(createdAt), desc(id));
  const nameOf = await actorNames(
    tx,
    notes.map((note) => note.author),
  );
  return notes.map((note) => ({
    ...note,
    author: nameOf(note.author),
    own: note.author === me.user.id,
    createdAt: note.createdAt.toISOString(),
  }));
}

async function consentsOf(tx: Transaction, same: string[]): Promise<ClientConsent[]> {
  const written = await tx
    .select({ at: messages.createdAt, text: messages.consent })
    .from(messages)
    .where(inArray(messages.clientId, same));
  const enrolled = await tx
    .select({
      at: enrolments.consentedAt,
      text: enrolments.consentText,
      guardian: enrolments.guardianConsentText,
    })
    .from(enrolments)
    .where(inArray(enrolments.clientId, same));
  const applied = await tx
    .select({ at: applications.consentAt, text: applications.consentText })
    .from(applications)
    .where(inArray(applications.clientId, same));
  const subscribed = await tx
    .select({ at: subscribers.consentAt, text: subscribers.consent })
    .from(subscribers)
    .where(inArray(subscribers.clientId, same));
  return [
    ...written.map((one) => ({ ...one, from: 'message' as const })),
    ...enrolled.flatMap(({ at, text, guardian }) =>
      [text, guardian ?? ''].map((sentence) => ({ at, text: sentence, from: 'enrolment' as const })),
    ),
    ...applied.map((one) => ({ ...one, from: 'application' as const })),
    ...subscribed.map((one) => ({ ...one, from: 'subscription' as const })),
  ]
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((consent) => ({ ...consent, at: consent.at.toISOString() }));
}

async function nextSession(tx: Transaction, same: string[], now: Date): Promise<ClientDetail['nextSession']> {
  const ahead = await tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.clientId, same),
        ne(bookings.status, 'cancelled'),
        gte(bookings.eventDate, todayInKigali(now)),
      ),
    )
    .orderBy(asc(bookings.eventDate), sql`${bookings.startTime} nulls first`, asc(bookings.createdAt));
  const next = ahead.find((booking) => isAhead(booking, now));
  if (next?.eventDate == null) return null;
  const { id, reference, eventDate, startTime, minutes } = next;
  return { id, reference, eventDate, startTime, minutes };
}
