import type { CatalogueName, Messages } from '#src/lib/words/messages.ts';

export const en = {
  consent:
    'By booking you agree to our <terms>terms</terms> and <refunds>refund policy</refunds>. The <privacy>privacy policy</privacy> says how we keep your details.',
  nameEmpty: 'Please enter your name.',
  nameTooLong: 'Please keep the name under 100 characters.',
} as const satisfies Messages;

export const booking = 'booking' as CatalogueName<typeof en>;
