/** States as staff see them. */
export const waitingStates = { waiting: 'waits', offered: 'was offered a slot', left: 'left the list' };

/** Words of the list that staff see for a day. */
export const staffWaitingWords = {
  title: (count: number) => (count === 1 ? '1 client waits' : `${count} clients wait`),
  since: (moment: string) => `Since ${moment}`,
  notLoaded: 'We could not load who waits',
  failed: 'The client still waits',
  takeOff: 'Take off the list',
  takeOffTitle: (name: string) => `Take ${name} off the waiting list`,
  notTold: 'We do not text them about it.',
  reason: 'Reason',
  done: (name: string) => `${name} is off the waiting list.`,
};
