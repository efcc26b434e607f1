/** Where a form that waits for a connection is kept, beside the draft of that key. */
export const waitingKey = (draft: string) => `${draft}_waiting`;
