/** Behaviours by the last two digits of a phone number; all other numbers get and confirm each text. */
export const textBehaviours = {
  '10': 'refused',
  '11': 'busy twice',
  '12': 'answered slowly',
  '13': 'not answered, but reported',
  '14': 'neither answered nor reported',
  '15': 'reported twice, then out of order',
  '16': 'reported late',
  '17': 'never reported',
  '18': 'not delivered',
} as const;

export type TextBehaviour = (typeof textBehaviours)[keyof typeof textBehaviours] | 'well';

export function textBehaviourOf(phone: string): TextBehaviour {
  const ending = phone.slice(-2);
  return ending in textBehaviours ? textBehaviours[ending as keyof typeof textBehaviours] : 'well';
}
