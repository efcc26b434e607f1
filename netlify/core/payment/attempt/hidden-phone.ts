/** Masks a phone number: "078•••4567", still recognisable to its owner. */
export function hiddenPhone(phone: string): string {
  return `${phone.slice(0, 3)}•••${phone.slice(-4)}`;
}
