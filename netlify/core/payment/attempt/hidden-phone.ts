/** "078•••4567": enough to recognise one's own number. */
export function hiddenPhone(phone: string): string {
  return `${phone.slice(0, 3)}•••${phone.slice(-4)}`;
}
