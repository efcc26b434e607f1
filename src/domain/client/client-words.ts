/** Explains to staff what to do before the erasure. `booking` is a text: its reference and money. */
export function openBookingSentence(booking: string, ahead: boolean): string {
  const first = ahead
    ? 'Please cancel it, or wait until it is over.'
    : 'Please settle it first: take the payment, or refund what we owe.';
  return `${booking}. ${first}`;
}

/** Says why settled bookings stay, without contact details. */
export function keptBookingsSentence(count: number): string {
  return count === 1
    ? '1 booking keeps its services, day and amounts, without name or contact: the tax law requires our accounts to stay whole.'
    : `${count} bookings keep their services, days and amounts, without name or contact: the tax law requires our accounts to stay whole.`;
}

/** Says why a booking with a payment on its way forbids the erasure. */
export function pendingPaymentSentence(reference: string): string {
  return `${reference}: a payment request is on its way to the client’s phone. Please wait until it is answered.`;
}

/** Says why enrolments stay, without contact details. */
export function keptEnrolmentsSentence(count: number): string {
  return count === 1
    ? '1 enrolment keeps its class and price, without name or contact: it counts as a place in the class.'
    : `${count} enrolments keep their classes and prices, without name or contact: they count as places in the classes.`;
}

export function keptAccountSentence(email: string): string {
  return `The account of ${email} stays: only its owner can delete it, in its settings.`;
}

export function keptBlockSentence(phone: string): string {
  return `${phone} stays among the blocked numbers: its owner wants no payment requests.`;
}
