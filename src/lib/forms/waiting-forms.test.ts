import { beforeEach, describe, expect, it } from 'vitest';
import { forget, recall } from '#src/lib/session-memory.ts';
import { forgetWaiting, keepWaiting, recallWaiting, waitingForms, waitingFormsKey } from './waiting-forms.ts';

const message = { fields: { name: 'Aline', message: 'Two families.' }, openFor: 61_000 };
const address = { fields: { email: 'aline@example.com' }, openFor: 4000 };

describe('what waits for a connection', () => {
  beforeEach(() => forget(waitingFormsKey));

  it('is kept for each form by itself', () => {
    keepWaiting('/api/contact', message);
    keepWaiting('/api/newsletter', address);
    expect(recallWaiting('/api/contact')).toEqual(message);
    forgetWaiting('/api/contact');
    expect(recallWaiting('/api/contact')).toBeUndefined();
    expect(recallWaiting('/api/newsletter')).toEqual(address);
  });

  it('leaves nothing behind', () => {
    keepWaiting('/api/contact', message);
    forgetWaiting('/api/contact');
    expect(recall(waitingFormsKey)).toBeNull();
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '[]',
    '{"/api/contact":',
    '{"/api/contact":null}',
    '{"/api/contact":{"fields":{"name":"Aline"}}}',
    '{"/api/contact":{"fields":{"name":{}},"openFor":1}}',
  ])('is nothing where somebody else wrote %s', (kept) => {
    expect(waitingForms(kept)).toEqual({});
  });
});
