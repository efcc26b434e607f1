import type { NetworkError } from '#src/lib/answer.ts';

/** Why something waits to be sent, as forms and islands say it. */
export const waitingReasons: Record<NetworkError, string> = {
  offline: 'You are offline.',
  timeout: 'This is taking longer than usual.',
  unreachable: 'We cannot reach our server.',
};

/** Why it is not sent any more. */
export const stopReasons = {
  cancelled: 'Stopped. We will not send it until you press the button.',
  changed: 'You have changed it, so we will not send it until you press the button.',
} as const;

/** What the two buttons say. */
export const sendNow = 'Send now';
export const stopSending = 'Stop';
