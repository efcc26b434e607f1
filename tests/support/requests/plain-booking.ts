import { type Answer, call, postForm } from '../call.ts';
import { bookableDay } from './booking-request.ts';

export const plainForm = '/api/bookings/form';

export const portrait = {
  sku: 'sessions/photography/4h/premium',
  service: 'photography',
  tier: 'premium',
  name: 'Portrait photography, 4 hours, Premium',
  quantity: 1,
  options: { package: 'portrait' },
  seen: 800_000,
  seenFixed: true,
};

/** Portrait cheap enough to need no day. */
export const shortPortrait = {
  ...portrait,
  sku: 'sessions/photography/2h/basic',
  tier: 'basic',
  name: 'Portrait photography, 2 hours, Basic',
  seen: 150_000,
};

export const orderOf = (...lines: object[]) => ({ order: JSON.stringify(lines) });

export const typed = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250 788 123 456',
  eventDate: bookableDay,
  location: 'Kigali Heights',
  message: 'Two families.\r\nOne baby.',
};

export function openForm(query: Record<string, string> | string): Promise<Answer> {
  return call('GET', `${plainForm}?${new URLSearchParams(query)}`);
}

export function press(
  page: Answer,
  typed: Record<string, string>,
  button: Record<string, string> = { do: 'book' },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const fields = { ...fieldsOf(page.text), ...typed, ...button };
  return postForm(plainForm, fields, { accept: 'text/html', ...headers });
}

export function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
  const areas = [...html.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>\n?([^<]*)</g)].map(([, name, text]) => [
    name,
    plainText(text),
  ]);
  return Object.fromEntries([...inputs, ...areas]) as Record<string, string>;
}

export function sentencesOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<p class="error" id="(\w+)-error">([^<]*)</g)];
  return Object.fromEntries(found.map(([, name = '', sentence]) => [name, plainText(sentence)]));
}

function attribute(tag: string, name: string): string {
  return plainText(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
}

function plainText(text = ''): string {
  const marks: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };
  return text.replace(/&(quot|amp|lt|gt|#39);/g, (_, mark: string) => marks[mark] ?? '');
}
