import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './signature.ts';

const body = new TextEncoder().encode('{"kind":"transaction:processed"}');
const right = createHmac('sha256', 'secret').update(body).digest('base64');

test('the right secret’s signature of the same bytes is accepted', () => {
  expect(isSigned(body, right, 'secret')).toBe(true);
});

test.each([
  ['no signature', undefined],
  ['an empty signature', ''],
  ['a signature one character longer', `${right}=`],
  ['a hex signature', createHmac('sha256', 'secret').update(body).digest('hex')],
  ['the signature of another secret', createHmac('sha256', 'other').update(body).digest('base64')],
  ['the signature of another body', createHmac('sha256', 'secret').update(`${body} `).digest('base64')],
])('a webhook body with %s is refused', (_, signature) => {
  expect(isSigned(body, signature, 'secret')).toBe(false);
});
