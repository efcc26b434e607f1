/** Behaviours by the last two digits of a sale’s total in RWF; all other sales are signed at once. */
const saleBehaviours = {
  '10': 'refused',
  '11': 'busy twice',
  '13': 'signed, but not answered at first',
  '14': 'neither signed nor answered at first',
} as const;

export type SaleBehaviour = (typeof saleBehaviours)[keyof typeof saleBehaviours] | 'signed';

export function saleBehaviourOf(total: number): SaleBehaviour {
  const ending = String(total).slice(-2);
  return ending in saleBehaviours ? saleBehaviours[ending as keyof typeof saleBehaviours] : 'signed';
}
