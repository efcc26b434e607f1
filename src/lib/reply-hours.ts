/** Hours within which we promise to reply, and to confirm a booking. */
export const replyHours = 24;
