import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  receivedSubject: { text: 'Twakiriye ubutumwa bwawe', confirmed: false },
  receivedPreview: { text: 'Urakoze. Tuzagusubiza mu masaha 24.', confirmed: false },
  received: { text: 'Urakoze! Ubutumwa bwawe bwakiriwe.', confirmed: false },
  replySoon: { text: 'Tuzagusubiza mu masaha 24.', confirmed: false },
  subject: { text: 'Icyo buvugaho', confirmed: false },
  reply: { text: 'Igisubizo cyacu ku butumwa bwawe', confirmed: false },
  written: { text: 'Wanditse ku itariki ya {moment:moment}', confirmed: false },
  readAndAnswer: { text: 'Soma ibyo twaganiriye usubize', confirmed: false },
} as const satisfies Translation<typeof en>;
