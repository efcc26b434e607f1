import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { applications } from '#netlify/core/application/application.table.ts';
import { receiveApplication } from '#netlify/core/application/receive-application.ts';
import { db } from '#netlify/core/database.ts';
import { createEnrolment } from '#netlify/core/enrolment/create-enrolment.ts';
import { enrolments } from '#netlify/core/enrolment/enrolment.table.ts';
import { enrolmentFees } from '#netlify/core/enrolment/enrolment-fee.ts';
import { messages } from '#netlify/core/message/message.table.ts';
import { receiveMessage } from '#netlify/core/message/receive-message.ts';
import { subscribe } from '#netlify/core/newsletter/subscribe.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { backdate, daysAgo } from './backdate.ts';
import { person } from './sample-people.ts';

const subjects = [
  'Photos of our wedding',
  'A podcast for our school',
  'Prices for a logo',
  'Dance for a parade',
];
const classes = ['intore', 'ikinimba', 'hip-hop', 'afrobeat', 'contemporary'];
const subscribedOn = ['/', '/insights/art-passion', undefined];
const programmes = ['photography-internship', 'dance-internship', 'audio-production-internship'];

export async function makeSampleRequests(me: SignedIn): Promise<void> {
  await makeMessages();
  await makeEnrolments(me);
  await makeApplications();
  await makeSubscriptions();
}

async function makeMessages(): Promise<void> {
  for (let number = 0; number < 18; number += 1) {
    const id = await receiveMessage(
      {
        ...person(number),
        subject: `${subjects[number % subjects.length]} (sample)`,
        message: 'Sample: we would like to know what it costs and when you have time. Thank you!',
        consent: true,
      },
      `10.91.0.${number}`,
    );
    await date(messages, messages.id, id, number * 3);
  }
}

async function makeEnrolments(me: SignedIn): Promise<void> {
  for (let number = 0; number < 16; number += 1) {
    const { id } = await createEnrolment(
      {
        ...person(number + 3),
        classId: classes[number % classes.length],
        ...(number % 4 === 3
          ? { age: 6 + Math.floor(number / 2), guardian: { name: 'Immaculée Uwera (sample)', consent: true } }
          : { age: 18 + number }),
        experience: (['beginner', 'intermediate', 'advanced'] as const)[number % 3],
        emergencyContact: 'Bosco (sample), 0788 000 001',
        paymentMethod: number % 2 === 0 ? 'cash' : 'mobile_money',
        consent: true,
      },
      `10.92.0.${number}`,
    );
    await makeFee(me, id, number);
    await date(enrolments, enrolments.id, id, number * 4);
  }
}

async function makeApplications(): Promise<void> {
  for (let number = 0; number < 8; number += 1) {
    const { id } = await receiveApplication(
      {
        ...person(number + 6),
        programme: programmes[number % programmes.length],
        availability: 'January to March, mornings',
        motivation: 'Sample: I want to learn how a picture is made, from the plan to the print on the wall.',
        portfolio: 'https://example.com/sample',
        consent: 'true',
      },
      { name: 'Sample CV.pdf', bytes: wordsPdf('Curriculum vitae - sample') },
      `10.93.0.${number}`,
    );
    await date(applications, applications.id, id, number * 9);
  }
}

function wordsPdf(words: string): Uint8Array<ArrayBuffer> {
  const page = `BT /F 20 Tf 60 760 Td (${words}) Tj ET`;
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
  ].map((part, index) => `${index + 1} 0 obj${part}\nendobj\n`);
  return new TextEncoder().encode(`%PDF-1.4\n${parts.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}

async function makeSubscriptions(): Promise<void> {
  for (let number = 0; number < 12; number += 1) {
    const page = subscribedOn[number % subscribedOn.length];
    await subscribe({ ...person(number), page }, `10.94.0.${number}`);
  }
}

async function makeFee(me: SignedIn, id: string, number: number): Promise<void> {
  const [enrolment] = await db().select().from(enrolments).where(eq(enrolments.id, id));
  if (enrolment === undefined || number % 4 === 3) return;
  const { price, version } = enrolment;
  const change = { me, id, now: new Date() };
  const today = todayInKigali(change.now);
  if (number % 4 === 0)
    await enrolmentFees.requestFee(change, { total: price, lastDay: addDays(today, 14), version });
  else {
    const amount = number % 4 === 1 ? price : 20_000;
    await enrolmentFees.recordFeePayment(change, { method: 'cash', amount, date: today, version });
  }
}

async function date(table: PgTable & { createdAt: PgColumn }, id: PgColumn, value: string, days: number) {
  const createdAt = daysAgo(days);
  await db().update(table).set({ createdAt }).where(eq(id, value));
  await backdate(value, createdAt);
}
