import { describe, expect, it } from 'vitest';
import { readAnswer } from '#src/lib/answer.ts';
import { en } from '../forms/words/en.ts';
import { speak } from '../words/messages.ts';
import { wordingIn } from '../words/refusals.ts';
import { failureOf } from './failure.ts';

const word = wordingIn({ forms: speak('en', en) });

function refused(status: number, body: string) {
  const answer = readAnswer(status, body);
  if (answer.kind === 'ok') throw new Error('This is a success.');
  return failureOf(word, answer, 'Login failed');
}

describe('the message of a failure', () => {
  it('a refusal shows the server’s sentence and its field errors', () => {
    expect(refused(429, '{"error":"Please wait 5 minutes."}').message).toBe('Please wait 5 minutes.');
    expect(refused(422, '{"error":"Wrong.","fields":{"otp":"Expired."}}').fields).toEqual({
      otp: 'Expired.',
    });
  });

  it('a refusal with keys is worded by the page, and in English where the page lacks the key', () => {
    const body = {
      error: 'Wrong.',
      fields: { day: 'Gone.' },
      refused: { error: 'forms.fieldsWrong', fields: { day: 'x.y' } },
    };
    expect(refused(422, JSON.stringify(body))).toEqual({
      message: 'Please correct the marked fields.',
      fields: { day: 'Gone.' },
    });
  });

  it('a refusal without a sentence of the server shows the fallback', () => {
    expect(refused(502, '<html>Bad gateway</html>').message).toBe('Login failed');
    expect(refused(500, '{"error":""}').message).toBe('Login failed');
  });

  it('a failure without a response adds the cause to the fallback', () => {
    expect(failureOf(word, { kind: 'network-error', reason: 'offline' }, 'Login failed').message).toMatch(
      /^Login failed\. You seem to be offline\./,
    );
  });
});
