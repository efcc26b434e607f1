import { asc, eq, or } from 'drizzle-orm';
import { applications } from '../../application/application.table.ts';
import { auditEntries } from '../../audit/audit.table.ts';
import { bookingConversation } from '../../booking/conversation-parts.ts';
import { db } from '../../database.ts';
import { discountCodes } from '../../discount/discount-code.table.ts';
import { enrolments } from '../../enrolment/enrolment.table.ts';
import { messages } from '../../message/message.table.ts';
import { messageReplies } from '../../message/staff/reply.table.ts';
import { subscribers } from '../../newsletter/subscriber.table.ts';
import { isOfBooking, papersOf, toListed } from '../../paper/paper-queries.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { exportedShares, payerPhone } from '../../payment/share/export-shares.ts';
import { waitingList } from '../../waiting-list/waiting-list.table.ts';
import { users } from '../account.table.ts';
import { ownSecondFactor } from '../factor/second-factor.ts';
import { listSessions, type SignedIn } from '../sessions.ts';
import { readWholeBookings, toOwnBooking } from './own-bookings.ts';
import { appliedBy, enrolledBy, waitingAs, writtenBy } from './own-requests.ts';

export async function exportAccount(me: SignedIn) {
  const { user } = me;
  const [account] = await db().select().from(users).where(eq(users.id, user.id));
  const changes = await db()
    .select()
    .from(auditEntries)
    .where(or(eq(auditEntries.subjectId, user.id), eq(auditEntries.actor, user.id)))
    .orderBy(asc(auditEntries.at));
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...user,
      createdAt: account?.createdAt,
      updatedAt: account?.updatedAt,
      lastSeenAt: account?.lastSeenAt,
    },
    sessions: await listSessions(me),
    twoStepLogin: await ownSecondFactor(me),
    bookings: await wholeBookings(user.email),
    ...(await sentByForms(user.email)),
    // Details of staff changes to others belong to those people.
    changes: changes.map(({ at, action, subjectId, before, after }) =>
      subjectId === user.id ? { at, action, before, after } : { at, action },
    ),
  };
}

async function wholeBookings(email: string) {
  const { requestLimit } = await paymentRulesNow(db());
  // One after the other, so that a long list takes one connection.
  return Array.fromAsync(
    await readWholeBookings(db(), email),
    async ({ booking, payments, balance, ...rest }) => ({
      ...toOwnBooking({ booking, payments, balance, ...rest }, requestLimit),
      plan: rest.plan,
      balance,
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      language: booking.language,
      message: booking.message,
      company: booking.company,
      tin: booking.tin,
      papers: (await papersOf(db(), [booking.id])).filter(isOfBooking).map(toListed),
      conversation: await bookingConversation(db(), booking.id),
      shares: (await exportedShares(db(), [booking.id])).map(({ bookingId: _, ...share }) => share),
      accountDeletedAt: booking.accountDeletedAt,
      payments: payments.map(({ status, amount, transactionRef, createdAt, settledAt, ...payment }) => ({
        status,
        amount,
        phone: payerPhone(payment),
        transactionRef,
        createdAt,
        settledAt,
      })),
    }),
  );
}

/** Collects what was sent besides bookings, without machine-only marks; CVs are sent on request. */
async function sentByForms(email: string) {
  const found = {
    enrolments: await db().select().from(enrolments).where(enrolledBy(email)),
    applications: await db().select().from(applications).where(appliedBy(email)),
    messages: await writtenMessages(email),
    waitingList: await db().select().from(waitingList).where(waitingAs(email)),
    newsletter: await db().select().from(subscribers).where(eq(subscribers.email, email)),
    discountCodes: await db().select().from(discountCodes).where(eq(discountCodes.email, email)),
  };
  return {
    ...found,
    applications: found.applications.map(({ cvKey: _, ...rest }) => rest),
    waitingList: found.waitingList.map(({ tokenHash: _, ...rest }) => rest),
  };
}

async function writtenMessages(email: string) {
  const { text, createdAt } = messageReplies;
  const written = await db().select().from(messages).where(writtenBy(email));
  const replies = await db()
    .select({ messageId: messageReplies.messageId, text, createdAt })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageReplies.messageId))
    .where(writtenBy(email))
    .orderBy(asc(createdAt));
  const repliesTo = Map.groupBy(replies, ({ messageId }) => messageId);
  return written.map(({ assignee: _, snoozedUntil: __, ...message }) => ({
    ...message,
    replies: (repliesTo.get(message.id) ?? []).map(({ messageId: _id, ...reply }) => reply),
  }));
}
