import type { StaffAct, StaffMail } from '#src/domain/booking/staff/staff-booking.ts';
import type { MessageRow } from '../message-list.ts';

export interface MessageThread extends MessageRow {
  /** Oldest first. */
  replies: StaffReply[];
  /** Newest first. */
  history: StaffAct[];
  staff: StaffName[];
}

export interface StaffReply {
  id: string;
  text: string;
  author: string;
  createdAt: string;
  mail: StaffMail['state'];
}

export interface StaffName {
  id: string;
  name: string;
}
