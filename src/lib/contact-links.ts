/** Builds a `mailto:` address. Line breaks in the body survive. */
export function mailLink(to: string, subject: string, body = ''): string {
  const query = [`subject=${encodeURIComponent(subject)}`];
  if (body !== '') query.push(`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
  return `mailto:${to}?${query.join('&')}`;
}

/** Builds a WhatsApp link to a number such as "+250700000001", with a prefilled text. */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
