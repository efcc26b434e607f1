/** Behaviours by the last two digits of a phone number; all other numbers succeed. */
export const behaviours = {
  '00': 'unknown number',
  '01': 'never answered',
  '02': 'webhook twice',
  '03': 'webhooks out of order',
  '04': 'no webhook',
  '05': 'insufficient funds',
} as const;

export type Behaviour = (typeof behaviours)[keyof typeof behaviours] | 'well';

export function behaviourOf(phone: string): Behaviour {
  const ending = phone.slice(-2);
  return ending in behaviours ? behaviours[ending as keyof typeof behaviours] : 'well';
}
