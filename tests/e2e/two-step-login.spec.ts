import type { APIRequestContext, Page } from '@playwright/test';
import { logOut, password, signedInVisitor, signIn } from '#tests/support/browser/account-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import type { Visitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';
import { appCode } from '#tests/support/steps/second-factor.ts';

/** Adds a virtual passkey device that is always unlocked. */
async function givePhone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function admin(page: Page, request: APIRequestContext): Promise<Visitor> {
  const visitor = await signedInVisitor(page, request);
  await query(
    request,
    `with made as (update users set role = 'ADMIN' where email = $1 returning id)
       update sessions set authenticated_at = now() - interval '1 hour' where user_id in (select id from made)`,
    [visitor.email],
  );
  return visitor;
}

test('a member of staff sets up an app and a passkey, and logs in by each and a recovery code', async ({
  page,
  request,
}) => {
  await givePhone(page);
  const visitor = await admin(page, request);
  await page.goto('/settings#security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const asked = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await asked.getByLabel('Your password').fill('not the password');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByText('This is not your current password.').first()).toBeVisible({
    timeout: 15_000,
  });
  await asked.getByLabel('Your password').fill(password);
  await asked.getByRole('button', { name: 'Continue' }).click();

  await expect(
    page.getByRole('img', { name: 'The key as a QR code' }),
    'what was asked for is done',
  ).toBeVisible({
    timeout: 15_000,
  });
  const key = ((await page.locator('.two-step__key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('6-digit code').fill(appCode(key));
  const codes = page.getByRole('region', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();
  await expect(page.getByText('You have 10 codes left.')).toBeVisible();

  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/settings#security');

  await logOut(page);
  await signIn(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step', { timeout: 15_000 });
  await page.getByLabel('6-digit code').fill(appCode(key, 1));
  await page.waitForURL('**/settings#security');

  await logOut(page);
  await signIn(page, visitor);
  await page.getByRole('button', { name: 'Use a recovery code' }).click({ timeout: 15_000 });
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/settings#security');
  await expect(page.getByText('You have 9 codes left.')).toBeVisible();
});
