interface Person {
  name: string;
  /** Empty if only a phone was given. */
  email: string;
}

/** Sentence about a change that is emailed, and not sent as a text message. */
export function emailedText({ name, email }: Person): string {
  return email === '' ? `${name} gave no email address: please call.` : `We email ${name} at once.`;
}

/** Sentence about a change that is also sent as a text message. */
export function writtenText({ name, email }: Person): string {
  return email === '' ? `We send ${name} a text message at once.` : `We email ${name} at once.`;
}
