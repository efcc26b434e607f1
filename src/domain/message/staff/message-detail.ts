import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import type { MessageRow } from '../message-list.ts';

/** Message as its sheet shows it; its words are in the conversation. */
export interface MessageDetail extends MessageRow {
  /** Newest first. */
  history: StaffAct[];
  staff: StaffName[];
}

export interface StaffName {
  id: string;
  name: string;
}
