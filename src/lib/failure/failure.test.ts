import { describe, expect, it } from 'vitest';
import { readAnswer } from '#src/lib/answer.ts';
import { failureOf } from './failure.ts';

function refused(status: number, body: string) {
  const answer = readAnswer(status, body);
  if (answer.kind === 'ok') throw new Error('This is a success.');
  return failureOf(answer, 'Login failed');
}

describe('the message of a failure', () => {
  it('a refusal shows the server’s sentence and its field errors', () => {
    expect(refused(429, '{"error":"Please wait 5 minutes."}').message).toBe('Please wait 5 minutes.');
    expect(refused(422, '{"error":"Wrong.","fields":{"otp":"Expired."}}').fields).toEqual({
      otp: 'Expired.',
    });
  });

  it('a refusal without a sentence of the server shows the fallback', () => {
    expect(refused(502, '<html>Bad gateway</html>').message).toBe('Login failed');
    expect(refused(500, '{"error":""}').message).toBe('Login failed');
  });

  it('a failure without a response adds the cause to the fallback', () => {
    expect(failureOf({ kind: 'network-error', reason: 'offline' }, 'Login failed').message).toMatch(
      /^Login failed\. You seem to be offline\./,
    );
  });
});
