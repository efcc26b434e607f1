import { desc, eq, like } from 'drizzle-orm';
import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { db } from '#netlify/core/database.ts';
import { changeMessage } from '#netlify/core/message/change-message.ts';
import { messages } from '#netlify/core/message/message.table.ts';
import { messageReplies } from '#netlify/core/message/staff/reply.table.ts';
import { sendReply } from '#netlify/core/message/staff/send-reply.ts';
import { addTemplate } from '#netlify/core/message/templates/change-templates.ts';
import { fillTemplate } from '#src/domain/message/staff/template-fields.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { backdate } from './backdate.ts';
import { sampleDomain } from './sample-people.ts';

const prices = `Hello {name},

thank you for your message about “{subject}”. All prices are on our website, with what each includes. Tell us your date and we’ll hold it for you.

Kind regards
{staff}`;

const visit = `Hello {name},

you are welcome to visit us before you decide. Which day suits you?

{staff}`;

export async function makeSampleReplies(me: SignedIn): Promise<void> {
  await addTemplate(me, { name: 'Prices (sample)', text: prices });
  await addTemplate(me, { name: 'Come and visit (sample)', text: visit });
  const written = await db()
    .select()
    .from(messages)
    .where(like(messages.email, `%@${sampleDomain}`))
    .orderBy(desc(messages.createdAt));
  for (const [position, { id, name, subject, createdAt }] of written.entries()) {
    if (position === 1) await changeMessage(me, id, { assignee: me.user.id, version: await versionOf(id) });
    if (position === 2) {
      const snoozedUntil = addDays(todayInKigali(new Date()), 3);
      await changeMessage(me, id, { snoozedUntil, version: await versionOf(id) });
    }
    if (position < 4) continue;
    const text = fillTemplate(position % 2 === 0 ? prices : visit, { name, subject, staff: me.user.name });
    await sendReply(me, { id, key: `sample-${position}` }, { text, version: await versionOf(id) });
    if (position > 8) await changeMessage(me, id, { status: 'done', version: await versionOf(id) });
    const repliedAt = new Date(createdAt.getTime() + 3 * 60 * 60 * 1000);
    await db().update(messageReplies).set({ createdAt: repliedAt }).where(eq(messageReplies.messageId, id));
    await backdate(id, repliedAt);
  }
}

async function versionOf(id: string): Promise<number> {
  const [message] = await db()
    .select({ version: messages.version })
    .from(messages)
    .where(eq(messages.id, id));
  return message?.version ?? 0;
}
