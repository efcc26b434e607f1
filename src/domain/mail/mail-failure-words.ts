/** Explanations of failures, first match first. The texts are nodemailer's, the servers' and ours. */
const knownFailures: readonly [RegExp, string][] = [
  [
    /^The stored (message|email|mail) (cannot be decrypted|does not open)/,
    'We can no longer read this email, because the key of our server has changed. Please tell your developer.',
  ],
  [
    /EAUTH|Invalid login|Missing credentials|\b53[0458]\b/i,
    'The mail server did not accept our login. Please tell your developer.',
  ],
  [/\b(452|552)\b|mailbox (is )?full|quota/i, 'The recipient’s mailbox is full.'],
  [
    /\b55[0137]\b|recipients were rejected|user unknown|no such (user|mailbox)/i,
    'The recipient’s mail server does not accept email for this address. It may be misspelt.',
  ],
  [
    /certificate|TLS|SSL|STARTTLS/i,
    'We could not make a secure connection to the mail server. Please tell your developer.',
  ],
  [
    /ECONN|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ESOCKET|timeout|greeting never/i,
    'We could not reach the mail server.',
  ],
  [/\b554\b|spam|blocked|policy/i, 'The mail server refused the email, perhaps as spam.'],
  [/\b4\d\d\b/, 'The mail server kept asking us to try again later.'],
];

/** Explains a failure in our own words: the server's text may hold addresses, hosts or credentials. */
export function mailFailureSentence(lastError: string | null): string {
  const known = knownFailures.find(([pattern]) => pattern.test(lastError ?? ''));
  return known?.[1] ?? 'The mail server did not accept the email, for a reason that we do not recognise.';
}
