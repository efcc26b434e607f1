import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

async function openChat(page: Page) {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Chat with support' }).click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat).toBeVisible();
  await page.clock.pauseAt('2026-01-05T11:00:00Z');
  return chat;
}

test('no file of the chat is loaded before it is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /chat\.json|open-chat|client/.test(url))).toEqual([]);
});

test('a question is answered after 1.5 seconds with facts of the site', async ({ page }) => {
  const chat = await openChat(page);
  await expect(chat).toContainText('We’re online now');
  await chat.getByRole('button', { name: 'Pricing Information' }).click();
  await expect(chat.locator('.chat__typing')).toBeVisible();
  await page.clock.runFor(1400);
  await expect(chat.locator('.chat__typing')).toBeVisible();
  await page.clock.runFor(200);
  await expect(chat.getByRole('log')).toContainText(/lowest session price is [\d,]+ RWF/);
  await expect(chat.getByRole('log')).toContainText('full productions from 500,000 FRW');
});

test('Enter sends, an empty message cannot be sent, and Escape closes the chat', async ({ page }) => {
  const chat = await openChat(page);
  const field = chat.getByRole('textbox', { name: 'Your message' });
  const send = chat.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await field.fill('   ');
  await expect(send).toBeDisabled();
  await field.fill('How do I book?');
  await expect(send).toBeEnabled();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(chat.getByRole('log')).toContainText('How do I book?');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with support' })).toBeFocused();
});

test('the conversation continues on another page and is passed on to WhatsApp and the form', async ({
  page,
}) => {
  const chat = await openChat(page);
  await chat.getByRole('textbox').fill('Portfolio of dancers?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Chat with support' }).click();
  await expect(chat.getByRole('log')).toContainText('Portfolio of dancers?');
  await page.clock.runFor(1600);
  await expect(chat.getByRole('link', { name: 'Open the gallery' })).toBeVisible();
  const whatsApp = new URL((await chat.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsApp.searchParams.get('text')).toContain('Portfolio of dancers?');
  await chat.getByRole('link', { name: 'Contact page' }).click();
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(/Portfolio of dancers\?/);
});
