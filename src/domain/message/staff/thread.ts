import type { StaffAct, StaffMail } from '#src/domain/booking/staff/staff-booking.ts';
import type { MessageRow } from '../message-list.ts';

/** A message as the staff see it: what the visitor wrote, the studio's replies in order, and what was done. */
export interface MessageThread extends MessageRow {
  /** The oldest first. */
  replies: StaffReply[];
  /** What was done, the newest first. */
  history: StaffAct[];
  /** Whom it can be given to. */
  staff: StaffName[];
}

/** What someone of the studio wrote to the visitor. */
export interface StaffReply {
  id: string;
  text: string;
  /** By name. */
  author: string;
  /** ISO instant. */
  createdAt: string;
  /** What became of its mail. */
  mail: StaffMail['state'];
}

/** Someone of the staff. */
export interface StaffName {
  id: string;
  name: string;
}
