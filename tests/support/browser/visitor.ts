import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { query } from '../database.ts';
import { newPhone, workingDay } from '../requests/booking-request.ts';

export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** Creates a visitor with a unique address and phone, by which the mailbox and prompts are searched. */
export function newVisitor(phone = newPhone()): Visitor {
  return { name: 'Aline Uwase', email: `aline-${crypto.randomUUID()}@client.example`, phone };
}

export async function addSession(page: Page, name: { package: string; tier: string }): Promise<void> {
  const button = page.getByRole('button', {
    name: new RegExp(`^Add(ed)? to cart( \\(\\d+\\))? ?:? ?${name.package}, ${name.tier}$`),
  });
  await button.click();
  await expect(button).toContainText('Added to cart');
}

export async function fillBooking(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Full name').fill(visitor.name);
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByLabel('Mobile money number').fill(visitor.phone);
  // A large order needs a date. Random days, since each takes eight bookings.
  const date = page.locator('input[name="eventDate"][required]');
  if ((await date.count()) > 0) await date.fill(workingDay(randomInt(220, 600)));
}

export async function bookAndPay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await page.waitForURL('**/payment-success?**');
  await expect(page.getByRole('heading', { level: 1, name: 'Checking Payment...' })).toBeVisible();
  return referenceOf(page);
}

export function referenceOf(page: Page): string {
  const reference = new URL(page.url()).searchParams.get('ref');
  if (reference === null) throw new Error(`There is no reference in ${page.url()}.`);
  return reference;
}

export async function answerPhone(
  request: APIRequestContext,
  reference: string,
  decision: 'approve' | 'decline',
): Promise<void> {
  const answer = await request.post(`/dev/phone/${reference}`, { data: { decision } });
  expect(answer.status()).toBe(200);
}

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

export async function mailTo(
  request: APIRequestContext,
  { email }: Pick<Visitor, 'email'>,
  subject: RegExp,
): Promise<ReceivedMail> {
  const newest = async () => {
    const answer = await request.get(`/dev/mailbox?to=${email}`, { headers: { accept: 'application/json' } });
    return ((await answer.json()) as ReceivedMail[]).find((mail) => subject.test(mail.subject));
  };
  let mail: ReceivedMail | undefined;
  await expect(async () => {
    mail = await newest();
    expect(mail).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (mail === undefined) throw new Error('unreachable: the wait above found it');
  return mail;
}

/** Lists the subjects of all mails to a visitor, from the outbox: the mailbox may lack mails still due. */
export async function subjectsTo(request: APIRequestContext, { email }: Visitor): Promise<string[]> {
  const mails = await query(request, 'select subject from outbox where recipient = $1 order by created_at', [
    email,
  ]);
  return mails.map(({ subject }) => String(subject));
}

/** Returns the newest matching text to a phone. Texts that wait for the morning are sent at once. */
export async function textTo(request: APIRequestContext, phone: string, words: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    await query(
      request,
      `update outbox set daytime_only = false, due_at = now()
       where channel = 'sms' and status = 'waiting' and recipient = $1 and daytime_only`,
      [phone],
    );
    await request.post('/dev/run/send-mail');
    const sent = (await (await request.get('/dev/texts')).json()) as { to: string; text: string }[];
    const texts = sent.filter(({ to }) => to.endsWith(phone.slice(1))).map(({ text }) => text);
    found = texts.find((text) => words.test(text)) ?? '';
    expect(texts).toContainEqual(expect.stringMatching(words));
  }).toPass({ timeout: 15_000 });
  return found;
}
