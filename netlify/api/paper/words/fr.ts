import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  heading: 'Vérifier un document',
  lead: 'Saisissez le code en bas d’un devis, d’une proforma, d’une confirmation de paiement ou d’un relevé ({studio}).',
  code: 'Code',
  codeHint: 'Douze lettres et chiffres, comme 7K3M-P9Q2-XT4B. Les espaces et les majuscules ne comptent pas.',
  check: 'Vérifier',
  checkAnother: 'Vérifier un autre document',
  genuine: 'Ce document est authentique',
  genuineAdvice:
    'Nous l’avons établi, et rien n’a changé dans nos dossiers. Comparez ces indications avec le document que vous avez en main :',
  changed: 'Ne vous fiez pas à ce document',
  changedAdvice:
    'Nous avons établi un document avec ce code, mais nos dossiers ont été modifiés depuis. Appelez-nous au <phone>{phone}</phone> ({hours:hours}) ou écrivez-nous sur <whatsApp>{whatsApp}</whatsApp>.',
  unknown: 'Nous n’avons aucun document avec ce code',
  failed: 'Nous ne pouvons pas vérifier ce code en ce moment',
} as const satisfies Translation<typeof en>;
