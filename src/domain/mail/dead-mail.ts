/** A mail that was given up. */
export interface DeadMail {
  id: string;
  recipient: string;
  subject: string;
  /** When it was written and when it was given up: ISO instants. */
  createdAt: string;
  diedAt: string;
  tries: number;
  /** Why it could not be sent, in a sentence. */
  reason: string;
}
