import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  deposit: 'Acompte',
  part: 'Versement {number}',
  balance: 'Solde',
  sum: '{sum:money}',
  depositNow: 'Acompte, maintenant',
  depositKeepsDate: 'Acompte, maintenant : la date est alors à vous',
  partBy: 'Versement {number}, au plus tard le {day:date}',
  balanceBy: 'Solde, au plus tard le {day:date}',
  partOnSession: 'Versement {number}, le jour de la séance',
  balanceOnSession: 'Solde, le jour de la séance',
  partBeforeSession: {
    one: 'Versement {number}, {count} jour avant la séance',
    other: 'Versement {number}, {count} jours avant la séance',
  },
  balanceBeforeSession: {
    one: 'Solde, {count} jour avant la séance',
    other: 'Solde, {count} jours avant la séance',
  },
  partByOnSession: 'Versement {number}, au plus tard le {day:date}, jour de la séance',
  balanceByOnSession: 'Solde, au plus tard le {day:date}, jour de la séance',
  partByBeforeSession: {
    one: 'Versement {number}, au plus tard le {day:date}, {count} jour avant la séance',
    other: 'Versement {number}, au plus tard le {day:date}, {count} jours avant la séance',
  },
  balanceByBeforeSession: {
    one: 'Solde, au plus tard le {day:date}, {count} jour avant la séance',
    other: 'Solde, au plus tard le {day:date}, {count} jours avant la séance',
  },
  partBeforeHandover: 'Versement {number}, avant la remise de votre commande',
  balanceBeforeHandover: 'Solde, avant la remise de votre commande',
  depositOpen: 'Acompte, avant la séance ou la remise',
  partOpen: 'Versement {number}, avant la séance ou la remise',
  balanceOpen: 'Solde, avant la séance ou la remise',
  depositOverdue: 'Acompte, à payer depuis le {day:date}',
  partOverdue: 'Versement {number}, à payer depuis le {day:date}',
  balanceOverdue: 'Solde, à payer depuis le {day:date}',
  depositToday: 'Acompte, à payer aujourd’hui',
  partToday: 'Versement {number}, à payer aujourd’hui',
  balanceToday: 'Solde, à payer aujourd’hui',
  depositBy: 'Acompte, au plus tard le {day:date}',
  partPaid: 'Payé',
  partPaidInPart: '{paid:money} payés, reste {left:money}',
  left: 'Il reste {left:money} à payer.',
  leftBy: 'Il reste {left:money} à payer au plus tard le {day:date}.',
  leftInParts: 'Il reste {left:money} à payer, dont {next:money} pour le prochain versement.',
  leftInPartsBy:
    'Il reste {left:money} à payer, dont {next:money} pour le prochain versement, au plus tard le {day:date}.',
  planChanged:
    'Nous avons modifié vos versements, comme convenu avec vous. Ce que vous avez déjà payé compte.',
  planChangedText: 'vos versements pour {reference} sont modifiés, comme convenu. Voir :',
  nothingLeft: 'Il ne reste rien à payer.',
  next: 'Ensuite, vous payez {sum:money}.',
  nextBy: 'Ensuite, vous payez {sum:money} au plus tard le {day:date}.',
  dueNow: '{sum:money} sont à payer maintenant, avant votre séance.',
  inPieces:
    'Une demande Mobile Money est de {limit:money} au plus : nous en enverrons {requests}, l’une après l’autre.',
} as const satisfies Translation<typeof en>;
