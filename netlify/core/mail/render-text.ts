import { site } from '#src/domain/studio/site.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import type { MailContent, MailPart } from './mail-content.ts';

export function renderText(content: MailContent): string {
  const { address, emails, officeHours, phones } = site;
  const signature = [
    ...(site.mailLine === undefined ? [] : [site.mailLine]),
    site.name,
    `${address.street}, ${address.district}, ${address.city}, ${address.country}`,
    `${phones[0].display} · ${phones[1].display} (${hoursIn('en', officeHours)})`,
    emails.general,
  ];
  return [content.heading, ...content.parts.map(part), `-- \n${signature.join('\n')}`].join('\n\n');
}

function part(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'rich':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'order':
      return [
        ...part.lines.map(({ label, amount }) => `- ${label}: ${amount}`),
        `${part.total.label}: ${part.total.amount}`,
        ...(part.note === undefined ? [] : [part.note]),
      ].join('\n');
    case 'action':
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'code':
      return `${part.label}: ${part.digits}`;
  }
}
