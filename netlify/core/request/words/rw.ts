import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  jsonNeeded: { text: 'Ohereza JSON, ushyizeho Content-Type: application/json.', confirmed: false },
  jsonWrong: { text: 'Ibyo wohereje si JSON yanditse neza.', confirmed: false },
  objectNeeded: { text: 'Ohereza JSON object.', confirmed: false },
  tooDeep: { text: 'Ibyo wohereje birimo inzego nyinshi cyane.', confirmed: false },
  multipartNeeded: { text: 'Ohereza fomu muri multipart/form-data.', confirmed: false },
  keyWrong: {
    text: 'Ohereza Idempotency-Key igizwe n’inyuguti, imibare cyangwa uturongo 8 kugeza kuri 64.',
    confirmed: false,
  },
  addressUnknown: { text: 'Kuri iyi aderesi nta kintu kihari.', confirmed: false },
  offerMissing: { text: 'Vuga igiciro twaguteguriye wemeye.', confirmed: false },
  stoppedMissing: { text: 'Vuga niba ubutumwa bugufi (SMS) buhagarara.', confirmed: false },
} as const satisfies Translation<typeof en>;
