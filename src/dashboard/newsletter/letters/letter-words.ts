import type { Letter } from '#src/domain/newsletter/letter.ts';
import { plural } from '#src/lib/text.ts';

export function sendingQuestion({ subject }: Pick<Letter, 'subject'>, recipients: number) {
  return {
    title: `Send “${subject}” to ${plural(recipients, 'subscriber')}?`,
    confirm: `Send ${plural(recipients, 'email')}`,
    cancel: 'Not yet',
    text: 'Emails that are sent cannot be taken back. The letter cannot be changed any more.',
  };
}

export function stoppingQuestion({ subject, counts: { sent, waiting } }: Letter) {
  return {
    title: `Stop sending “${subject}”?`,
    confirm: 'Stop sending',
    cancel: 'Keep sending',
    text: `${sentText(sent)} ${plural(waiting, 'email')} will not be sent. The letter cannot be continued.`,
  };
}

export function stoppedText({ counts: { sent } }: Letter): string {
  return `${sentText(sent)} The rest will not be sent.`;
}

function sentText(sent: number): string {
  return sent === 1 ? '1 email was sent.' : `${plural(sent, 'email')} were sent.`;
}

export function sendingText(recipients: number): string {
  return `${plural(recipients, 'email')} will leave in batches. You can close this page.`;
}
