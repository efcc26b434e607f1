/** What the last two digits of a phone number make the sandbox do; every other number behaves well. */
export const behaviours = {
  '00': 'unknown number',
  '01': 'never answered',
  '02': 'webhook twice',
  '03': 'webhooks out of order',
  '04': 'no webhook',
  '05': 'insufficient funds',
} as const;

export type Behaviour = (typeof behaviours)[keyof typeof behaviours] | 'well';

/** The behaviour that a phone number selects. */
export function behaviourOf(phone: string): Behaviour {
  const ending = phone.slice(-2);
  return ending in behaviours ? behaviours[ending as keyof typeof behaviours] : 'well';
}
