export interface DeadMail {
  id: string;
  recipient: string;
  subject: string;
  /** Written and given up: ISO instants. */
  createdAt: string;
  diedAt: string;
  tries: number;
  reason: string;
}
