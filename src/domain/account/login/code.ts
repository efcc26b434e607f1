export const codeLength = 6;

/** Longer, because anyone can request a reset code and guess at it. */
export const resetCodeLength = 8;

/** Lifetime of a code. */
export const codeMinutes = 10;

/** Seconds between two codes. */
const resendAfter = 60;

/** Keeps the digits only: "123 456" and "Your code: 123-456" both become 123456. */
export function readCode(typed: string, length = codeLength): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}

/** Returns the seconds until a resend, capped at the full wait. Times in milliseconds. */
export function secondsUntilResend(sentAt: number, now: number): number {
  const left = Math.ceil(resendAfter - (now - sentAt) / 1000);
  return Math.min(Math.max(left, 0), resendAfter);
}
