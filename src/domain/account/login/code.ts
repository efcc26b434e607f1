/** Codes that come by mail: to verify an account, to confirm an address, to reset a password. */

/** How many digits a code has. */
export const codeLength = 6;

/** Anyone may ask for a reset code and guess at it, so it is longer. */
export const resetCodeLength = 8;

/** Seconds between two codes. */
const resendAfter = 60;

/** The code in what was typed or pasted: "123 456" and "Your code: 123-456" are both 123456. */
export function readCode(typed: string, length = codeLength): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}

/** Whole seconds until another code may be asked for; times in milliseconds. Never more than the wait itself. */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = Math.ceil(resendAfter - (now - sentAt) / 1000);
  return Math.min(Math.max(left, 0), resendAfter);
}
