import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Emulates Opera Mini: after load, listeners no longer fire and fetch fails. */
export async function stopScriptsAfterLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frozen = () => 'frozen' in document.documentElement.dataset;
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const heard = (event: Event) => {
        if (frozen() || listener === null) return;
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      };
      listen.call(this, type, heard, options);
    };
    const ask = window.fetch.bind(window);
    window.fetch = (...call) =>
      frozen() ? Promise.reject(new TypeError('No fetch after load.')) : ask(...call);
    listen.call(window, 'load', () =>
      setTimeout(() => {
        document.documentElement.dataset['frozen'] = '';
      }),
    );
  });
}

export async function gotoFrozen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-frozen', '');
}

export async function bookPlainly(page: Page, request: APIRequestContext): Promise<string> {
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approve the payment on your phone');
  return transactionOf(page, request);
}

export async function transactionOf(page: Page, request: APIRequestContext): Promise<string> {
  const [, booking = ''] = /\/api\/payments\/([^/]+)\/page/.exec(page.url()) ?? [];
  const answer = await request.get(`/api/payments/status/${booking}`);
  const { transaction } = (await answer.json()) as { transaction: { reference: string } };
  return transaction.reference;
}

export async function checkUntil(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('link', { name: 'Check Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}
