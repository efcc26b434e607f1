import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';

/** Modules that start the scripts of a part. */
const entries: Record<keyof typeof parts, string[]> = {
  account: [
    'src/site/account/own/Account.tsx',
    'src/site/account/Settings.tsx',
    'src/site/account/invitation/Invitation.tsx',
    'src/site/account/login/Forgot.tsx',
    'src/site/account/login/Login.tsx',
    'src/site/account/login/Register.tsx',
    'src/components/account/fresh/ask-fresh-login.tsx',
  ],
  booking: ['src/site/booking/my-booking/MyBooking.tsx'],
  'book-now': ['src/site/booking/book-now/BookNow.tsx'],
  chat: ['src/site/chat/open-chat.tsx'],
  conversation: ['src/site/conversation/Conversation.tsx'],
  forms: ['src/lib/forms/start-form.ts'],
  'free-dates': ['src/site/booking/day/show-free-dates.tsx'],
  paper: ['src/site/paper/Paper.tsx'],
  payment: ['src/site/payment/page/PaymentStatus.tsx'],
  quote: ['src/site/quote/open-quote.tsx'],
  search: ['src/site/search/search-page.ts', 'src/site/search/suggestions.ts'],
  share: ['src/site/payment/share/Share.tsx'],
  'waiting-list': ['src/site/waiting-list/WaitingPlace.tsx'],
};

test.each(Object.keys(parts))('the part “%s” has every catalogue that its scripts use', (name) => {
  const modules = new Set<string>();
  for (const entry of entries[name] ?? []) follow(entry, modules);
  const used = [...modules].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\buseWords\('([\w-]+)'\)/g)].map(([, used = '']) => used),
  );
  expect(Object.keys(parts[name] ?? {})).toEqual(expect.arrayContaining(used));
});

/** Collects a module and those it imports, at once or later; not their types. */
function follow(file: string, modules: Set<string>): void {
  if (modules.has(file) || !existsSync(file)) return;
  modules.add(file);
  const text = readFileSync(file, 'utf8').replace(/^import type .*?;$/gms, '');
  for (const [, address = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)) {
    if (address.startsWith('#src/')) follow(path.join('src', address.slice(5)), modules);
    if (address.startsWith('.')) follow(path.join(path.dirname(file), address), modules);
  }
}
