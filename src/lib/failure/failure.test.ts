import { describe, expect, it } from 'vitest';
import { readAnswer } from '#src/lib/answer.ts';
import { failureOf } from './failure.ts';

function refused(status: number, body: string) {
  const answer = readAnswer(status, body);
  if (answer.kind === 'ok') throw new Error('This is a success.');
  return failureOf(answer, 'Login failed');
}

describe('what is said of a failure', () => {
  it('is the server’s own sentence, with those of the fields', () => {
    expect(refused(429, '{"error":"Please wait 5 minutes."}').message).toBe('Please wait 5 minutes.');
    expect(refused(422, '{"error":"Wrong.","fields":{"otp":"Expired."}}').fields).toEqual({
      otp: 'Expired.',
    });
  });

  it('is the fallback where the server has none', () => {
    expect(refused(502, '<html>Bad gateway</html>').message).toBe('Login failed');
    expect(refused(500, '{"error":""}').message).toBe('Login failed');
  });

  it('says what to do when no answer came', () => {
    expect(failureOf({ kind: 'network-error', reason: 'offline' }, 'Login failed').message).toMatch(
      /^Login failed\. You seem to be offline\./,
    );
  });
});
