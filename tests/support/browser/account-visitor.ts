import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { hashPassword } from '#netlify/core/account/password-hash.ts';
import { cachedUser, type User } from '#src/domain/account/user.ts';
import { query } from '../database.ts';
import { mailTo, newVisitor, type Visitor } from './visitor.ts';

export const password = 'umuduri ikembe ingoma';

export async function codeSentTo(
  request: APIRequestContext,
  visitor: Pick<Visitor, 'email'>,
  subject: RegExp,
): Promise<string> {
  const found = await mailTo(request, { ...newVisitor(), ...visitor }, subject);
  const code = /\b(\d{6}|\d{8})\b/.exec(found.text)?.[0];
  if (code === undefined) throw new Error(`There is no code in “${found.subject}”.`);
  return code;
}

export async function signUp(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Full name').fill(visitor.name);
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  // Password hashing is slow on purpose, and slower on a busy machine.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify Account', { timeout: 15_000 });
}

export async function signIn(page: Page, visitor: Visitor, word = password): Promise<void> {
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function finishSignUp(page: Page, request: APIRequestContext, end: string): Promise<Visitor> {
  const visitor = newVisitor();
  await signUp(page, visitor);
  await page.getByLabel('6-digit code').fill(await codeSentTo(request, visitor, verifySubject));
  await page.waitForURL(({ pathname }) => pathname === end);
  return visitor;
}

let hash: Promise<string> | undefined;

/** Creates an account without form or mail, and logs in for all following pages. */
export async function signedInVisitor(page: Page, request: APIRequestContext): Promise<Visitor> {
  const visitor = newVisitor();
  const { name, email } = visitor;
  hash ??= hashPassword(password);
  await query(
    request,
    `with made as (insert into users (name, email) values ($1, $2) returning id)
       insert into credentials (user_id, password) select id, $3 from made`,
    [name, email, await hash],
  );
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token, user } = (await answer.json()) as { token: string; user: User };
  // Stored once, on a page without scripts, so that a later logout lasts.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([fts_token, fts_user]) => Object.assign(localStorage, { fts_token, fts_user }),
    [token, JSON.stringify(cachedUser(user))],
  );
  return visitor;
}

export async function newAccount(page: Page, request: APIRequestContext, next: string): Promise<Visitor> {
  const visitor = await signedInVisitor(page, request);
  await page.goto(next);
  return visitor;
}

export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login?next=*');
}

export async function signInAgain(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/login?next=/settings');
  await signIn(page, visitor);
  await page.waitForURL(({ pathname }) => pathname === '/settings');
}

export const verifySubject = /^Your verification code/;

export const resetSubject = /^Your reset code/;
