/** Email or text message that could not be sent. */
export interface DeadMessage {
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  /** Written and given up: ISO instants. */
  createdAt: string;
  diedAt: string;
  tries: number;
  reason: string;
}
