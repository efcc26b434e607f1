import { listRules } from '#src/lib/lists/list-rules.ts';

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
  trouble: string;
}

/** What the list of dead mails can be asked for. */
export const deadMailRules = listRules({ sorts: ['diedAt'], usual: '-diedAt', filters: {} });
