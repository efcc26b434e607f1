import type { Page } from '@playwright/test';
import {
  codeSentTo,
  finishSignUp,
  logOut,
  newAccount,
  password,
  resetSubject,
  signIn,
  signInAgain,
  signUp,
  verifySubject,
} from '#tests/support/browser/account-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';

const avatar = (page: Page) => page.getByRole('button', { name: /^Account of / }).first();

const toasts = (page: Page) => page.locator('.toasts');

test('a visitor signs up with the mailed code, returns to the first page and logs out', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/settings');
  await page.waitForURL('**/login?next=%2Fsettings');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, visitor);

  await page.getByLabel('6-digit code').fill('000000');
  await expect(page.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }), 'the step outlives a reload').toHaveText(
    'Verify Account',
  );
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeVisible();

  const code = await codeSentTo(request, visitor, verifySubject);
  // Pasted with a space and a word around it; the form submits once the code is complete.
  await page.getByLabel('6-digit code').fill(`Code: ${code.slice(0, 3)} ${code.slice(-3)}`);
  await page.waitForURL('**/settings');
  await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);

  await page.goto('/faqs');
  await avatar(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#account-menu');
  await expect(menu.getByRole('link')).toHaveText(['Profile', 'Settings']);
  await expect(menu).toContainText(visitor.name);
  await page.keyboard.press('Escape');
  await expect(avatar(page)).toBeFocused();

  const otherTab = await page.context().newPage();
  await otherTab.goto('/account');
  await expect(otherTab.getByRole('main')).toContainText('No bookings yet.');
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(avatar(page)).toBeHidden();
  await otherTab.waitForURL('**/login?next=%2Faccount');
});

test('a new account without a page to return to opens /account', async ({ page, request }) => {
  await page.goto('/register');
  await finishSignUp(page, request, '/account');
});

test('a wrong password is shown at the form, and a foreign return address is ignored', async ({
  page,
  request,
}) => {
  const visitor = await newAccount(page, request, '/account');
  await logOut(page);
  await page.goto('/login?next=//elsewhere.example/');
  await signIn(page, visitor, 'not the right words');
  const alert = page.getByRole('alert').filter({ hasText: 'The email address or the password is wrong.' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(visitor.email);
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await signIn(page, visitor);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(avatar(page)).toBeVisible();
});

test('a forgotten password is reset with the mailed code', async ({ page, request }) => {
  const visitor = await newAccount(page, request, '/account');
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('main')).toContainText('We sent a reset code to your email.');

  const another = 'inanga iningiri umwirongi';
  await page.getByLabel('8-digit code').fill(await codeSentTo(request, visitor, resetSubject));
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('status')).toContainText(['Password updated. You can now login.']);
  await page.waitForURL('**/login');
  await signIn(page, visitor, password);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await signIn(page, visitor, another);
  await expect(avatar(page)).toBeVisible();
});

test('a picture is cropped by keyboard, uploaded small, shown in the header and removed', async ({
  page,
  request,
}) => {
  await newAccount(page, request, '/settings');
  const file = page.getByLabel('Add a picture');
  await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(toasts(page)).toContainText('Upload failed');
  await expect(toasts(page)).toContainText('cannot read this file as a picture');

  await file.setInputFiles('content/images/agaseke.jpg');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toBeFocused();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('2');
  await page.getByRole('slider', { name: 'Up, down' }).press('Home');

  const upload = page.waitForResponse('**/api/auth/me/avatar');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const { requestBodySize } = await (await upload).request().sizes();
  expect(requestBodySize, 'bytes on the way').toBeLessThan(200_000);
  await expect(toasts(page)).toContainText('Profile image updated');
  await expect(page.getByLabel('Change the picture')).toBeFocused();
  await page.goto('/faqs');
  const shown = () =>
    avatar(page).evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(await shown()).toContain('/api/account/avatars/');

  await page.goto('/settings');
  await page.getByLabel('Change the picture').setInputFiles('content/images/agaseke.jpg');
  await expect(zoom).toBeFocused();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(toasts(page)).toContainText('Profile image removed');
  await expect(page.getByLabel('Add a picture')).toBeFocused();
  await expect(zoom, 'another picture is being cut').toBeVisible();
  await expect(page.locator('.avatar-editor .avatar')).toHaveText(/^\p{Lu}{1,2}$/u);
  await expect.poll(shown).toBe('none');
});

test('a new password in one browser logs the other browser out', async ({
  page,
  request,
  otherPage: other,
}) => {
  const visitor = await newAccount(page, request, '/settings');
  await signInAgain(other, visitor);
  await page.reload();
  await page.getByRole('tab', { name: 'Profile' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Log out / })).toHaveCount(2);
  await expect(page.getByText('This device')).toBeVisible();

  await page.getByLabel('Current password').last().fill('not the right words');
  await page.getByLabel('New password').last().fill('inanga iningiri umwirongi');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toasts(page)).toContainText('Change failed');
  await expect(page.getByLabel('Current password').last()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('New password').last()).toHaveValue('inanga iningiri umwirongi');
  await page.getByLabel('Current password').last().fill(password);
  await expect(page.getByLabel('Current password').last()).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toasts(page)).toContainText('Password changed');
  await expect(page.getByRole('button', { name: /^Log out / })).toHaveCount(0);

  await other.goto('/faqs');
  await expect(avatar(other), 'the server no longer knows the session').toBeHidden();
  await other.goto('/settings');
  await other.waitForURL('**/login?next=%2Fsettings');
  await other.context().close();
});

test('Back does not show the page of one user to the next', async ({ page, request }) => {
  const first = await newAccount(page, request, '/settings');
  await expect(page.getByLabel('Full name')).toHaveValue(first.name);
  const token = await page.evaluate(() => localStorage.getItem('fts_token'));
  // Logs in with a second account while the first page is in the back-forward cache.
  const aside = await page.context().newPage();
  const second = await newAccount(aside, request, '/settings');
  await aside.close();
  const back = () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.querySelector('main') === null;
  };
  expect(await page.evaluate(back), 'nothing is in view until the new one is there').toBe(true);
  await expect(page.getByLabel('Full name')).toHaveValue(second.name);
  expect(await page.evaluate(() => localStorage.getItem('fts_token'))).not.toBe(token);
});

test('a new email address takes effect once its code is entered', async ({ page, request }) => {
  const visitor = await newAccount(page, request, '/settings');
  const email = newVisitor().email;
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Current password').first().fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Profile updated');
  await expect(page.getByLabel('Email address'), 'until then').toHaveValue(visitor.email);
  await page.reload();
  await page.getByLabel('6-digit code').fill(await codeSentTo(request, { email }, /^Confirm your new/));
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test('an account is deleted after a confirmation', async ({ page, request }) => {
  const visitor = await newAccount(page, request, '/settings');
  const open = page.getByRole('button', { name: 'Delete account' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete your account? This cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('main')).toContainText('We have deleted your account');
  await expect(avatar(page)).toBeHidden();
  await page.goto('/login');
  await signIn(page, visitor);
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('text typed before the script loads is kept, and Enter does not submit it', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  arrive();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('nobody@example.com');
});
