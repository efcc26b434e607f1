import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './signature.ts';

const body = new TextEncoder().encode('{"kind":"transaction:processed"}');
const right = createHmac('sha256', 'secret').update(body).digest('base64');

test('the right secret’s signature of the same bytes is accepted', () => {
  expect(isSigned(body, right, 'secret')).toBe(true);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['another length', `${right}=`],
  ['hex', createHmac('sha256', 'secret').update(body).digest('hex')],
  ['another secret', createHmac('sha256', 'other').update(body).digest('base64')],
  ['other bytes', createHmac('sha256', 'secret').update(`${body} `).digest('base64')],
])('a wrong signature is refused: %s', (_, signature) => {
  expect(isSigned(body, signature, 'secret')).toBe(false);
});
