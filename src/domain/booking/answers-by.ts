/** Channel of what we write to a client: text messages without an email address. */
export type AnswersBy = 'email' | 'text';

export function answersBy({ email }: { email: string }): AnswersBy {
  return email === '' ? 'text' : 'email';
}
