/** Longer texts are cut: a log line is read by people. */
const longest = 2000;

/** Bounded on both sides of the @, so that no text takes long to look through. */
const email = /[^\s<>"'(),:;@/]{1,64}@[^\s<>"'(),:;@/]{1,255}\.[^\s<>"'(),:;@/.]{2,63}/g;

/** A Rwandan mobile number in any spacing, but not digits within an id. */
const phone = /(?<![\w-])\+?(?:250[ -]?|0)7[2389](?:[ -]?\d){7}(?![\w-])/g;

/** The text without email addresses and phone numbers: databases and mail servers quote them in what they complain of. */
export function masked(text: string): string {
  const cut = text.slice(0, longest);
  // Most have none, and every line of the log is looked through.
  return (cut.includes('@') ? cut.replace(email, '[email]') : cut).replace(phone, '[phone]');
}
