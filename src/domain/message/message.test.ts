import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { wordedFields } from '#src/lib/words/refusals.ts';
import { english } from '#tests/support/english.ts';
import { messageLimits, messageSchema } from './message.ts';

const message = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250 788 123 456',
  subject: 'A wedding in June',
  message: 'Two families.\n\nOne photographer?',
};

function sentences(change: Record<string, unknown>): Record<string, string> {
  const parsed = messageSchema.safeParse({ ...message, ...change });
  return parsed.success ? {} : wordedFields(english, fieldErrors(parsed.error.issues));
}

describe('a message', () => {
  it('a valid message is accepted unchanged', () => {
    expect(messageSchema.parse(message)).toEqual({ ...message, language: 'en' });
  });

  it.each([
    'Look: https://a.example, http://b.example/c?d=e and www.c.example.',
    'Call 0788.123.456 or www. me. That is 3.500.000 RWF, e.g. for https://.',
  ])('a message with at most three links is allowed: %s', (words) => {
    expect(sentences({ message: words })).toEqual({});
  });

  it.each([
    'https://a.example https://a.example https://a.example https://a.example',
    'HTTP://A.EXAMPLE,www.b.example,WWW.c.example\nhttps://www.d.example',
    '<a href="https://a.example">x</a>[url=https://b.example]y[/url](https://c.example)"http://d.example"',
  ])('a message with four links is refused with the limit and a phone number: %s', (words) => {
    expect(sentences({ message: words })).toEqual({
      message: expect.stringMatching(/^Please keep it to 3 links, or call us on \+250/),
    });
  });

  it.each([{ phone: undefined }, { phone: '' }, { email: '', phone: '0788123456' }])(
    'a message may have %j',
    (change) => {
      expect(sentences(change)).toEqual({});
    },
  );

  it('a message with a phone number that cannot be called is refused', () => {
    expect(Object.keys(sentences({ phone: 'ask for Aline' }))).toEqual(['phone']);
  });

  it.each([
    ['name', 'Please enter your name.'],
    ['subject', 'Please tell us in a few words what it is about.'],
    ['message', 'Please write your message.'],
  ])('a message without a valid %s is refused', (field, sentence) => {
    for (const empty of ['', ' \n ', undefined, null, 5]) {
      expect(sentences({ [field]: empty })).toEqual({ [field]: sentence });
    }
  });

  it.each(['name', 'subject', 'message'] as const)(
    'a message may have a %s up to its limit, and no longer',
    (field) => {
      const longest = 'x'.repeat(messageLimits[field]);
      expect(sentences({ [field]: longest })).toEqual({});
      expect(Object.keys(sentences({ [field]: `${longest}x` }))).toEqual([field]);
    },
  );

  it('name and subject stay on one line, because they become part of email headers', () => {
    const parsed = messageSchema.parse({ ...message, name: ' Aline\r\nUwase ', subject: 'Hi\nBcc: all' });
    expect(parsed).toMatchObject({ name: 'Aline Uwase', subject: 'Hi Bcc: all' });
  });
});
