import type { Messages } from '#src/lib/words/messages.ts';

/** Refusals of requests that no page of ours sends. */
export const en = {
  jsonNeeded: 'Please send JSON, with the header Content-Type: application/json.',
  jsonWrong: 'The request is not valid JSON.',
  objectNeeded: 'Please send a JSON object.',
  tooDeep: 'The request is nested too deeply.',
  multipartNeeded: 'Please send the form as multipart/form-data.',
  keyWrong: 'Please send an Idempotency-Key of 8 to 64 letters, digits, dashes or underscores.',
  addressUnknown: 'There is nothing at this address.',
  offerMissing: 'Please say which offer you accept.',
  stoppedMissing: 'Please say whether to stop the text messages.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    request: typeof en;
  }
}
