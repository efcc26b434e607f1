import { describe, expect, it } from 'vitest';
import { readCode, resetCodeLength, secondsUntilResend } from './code.ts';

describe('a typed code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['Your code: 123-456.', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('the code typed as %j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code));

  it('a password reset code has eight digits', () => {
    expect(readCode('Code: 1234 5678.', resetCodeLength)).toBe('12345678');
  });

  it('a code can be resent after 60 seconds, and a clock set back does not lengthen the wait', () => {
    expect(secondsUntilResend(1000, 1000)).toBe(60);
    expect(secondsUntilResend(1000, 31_500)).toBe(30);
    expect(secondsUntilResend(1000, 61_000)).toBe(0);
    expect(secondsUntilResend(1000, 900_000)).toBe(0);
    expect(secondsUntilResend(900_000, 1000)).toBe(60);
  });
});
