import { expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { linkIn } from '#tests/support/steps/newsletter.ts';
import { wordsIn } from '#tests/support/words-in.ts';

const environment = setUpEnvironment();
const aline = 'aline@example.com';

const subscribe = (language: string) =>
  call('POST', '/api/newsletter', {
    body: { email: aline, language },
    headers: { ...afterAMinute, 'idempotency-key': crypto.randomUUID() },
  });

test.each([
  ['fr', 'Bienvenue parmi nos lecteurs', 'Votre abonnement est annulé'],
  ['rw', 'Ikaze ku ibaruwa yacu y’amakuru', 'Wavuyemo'],
])('every email and page of a subscriber in %s has no English sentence', async (language, welcome, left) => {
  await subscribe(language);
  const confirm = await linkIn(environment.mailbox, aline, 'confirm');
  const pages = [await call('GET', confirm), await call('POST', confirm)];
  expect(pages[1]?.text).toContain(welcome);
  await subscribe(language);
  const leave = await linkIn(environment.mailbox, aline, 'unsubscribe');
  pages.push(await call('GET', leave), await call('POST', leave));
  expect(pages[3]?.text).toContain(left);
  await subscribe(language);
  const late = await linkIn(environment.mailbox, aline, 'confirm');
  await environment.sql('update subscriber_tokens set expires_at = now()');
  pages.push(await call('GET', late));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 410]);
  for (const { text } of pages) {
    expect(text).toContain(`<html lang="${language}"`);
    expect(englishIn(wordsIn(text))).toEqual([]);
  }
  const mails = await mailsTo(environment, aline);
  expect(mails).toHaveLength(4);
  for (const { subject, text, html } of mails) {
    expect(html).toContain(`<html lang="${language}"`);
    expect(englishIn(`${subject} ${text}`)).toEqual([]);
  }
});
