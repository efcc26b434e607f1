import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** What a visitor does in a browser, step by step, and what arrives in the mailbox. */

export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** A visitor of one test: nobody else uses the address, so the mailbox can be searched by it. */
export function newVisitor(phone = '0788123456'): Visitor {
  return { name: 'Aline Uwase', email: `aline-${crypto.randomUUID()}@client.example`, phone };
}

/** Adds one tier of a package on the photography page. */
export async function addSession(page: Page, name: { package: string; tier: string }): Promise<void> {
  const button = page.getByRole('button', {
    name: new RegExp(`^Add(ed)? to cart ?${name.package}, ${name.tier}$`),
  });
  await button.click();
  await expect(button).toContainText('Added to cart');
}

export async function fillBooking(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Full name').fill(visitor.name);
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByLabel('Mobile money number').fill(visitor.phone);
}

/** Presses the button and gives the transaction's reference from the result page's address. */
export async function bookAndPay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await page.waitForURL('**/payment-success?**');
  await expect(page.getByRole('heading', { level: 1, name: 'Checking Payment...' })).toBeVisible();
  return referenceOf(page);
}

/** The reference in the address of the result page. */
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

/** Waits until the visitor's mailbox holds a mail with this subject, and gives all of the visitor's mails. */
export async function mailsTo(
  request: APIRequestContext,
  visitor: Visitor,
  subject: RegExp,
): Promise<{ found: ReceivedMail; all: ReceivedMail[] }> {
  let all: ReceivedMail[] = [];
  await expect(async () => {
    const answer = await request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
    const mails = (await answer.json()) as ReceivedMail[];
    all = mails.filter((mail) => mail.to.includes(visitor.email));
    expect(all.some((mail) => subject.test(mail.subject))).toBe(true);
  }).toPass({ timeout: 15_000 });
  const found = all.find((mail) => subject.test(mail.subject));
  if (found === undefined) throw new Error('unreachable: the wait above found it');
  return { found, all };
}
