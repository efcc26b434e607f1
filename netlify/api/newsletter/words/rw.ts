import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  notSubscribed: { text: 'Ntiwari wiyandikisha', confirmed: false },
  confirm: { text: 'Emeza kwiyandikisha kwawe', confirmed: false },
  confirmText: {
    text: 'Tuzajya twoherereza ibaruwa yacu y’amakuru kuri {email}, tunakwereke kode ikugabanyiriza {percent}% ku busabe bwawe bwa mbere.',
    confirmed: false,
  },
  confirmAddress: { text: 'Emeza imeyili yanjye', confirmed: false },
  welcome: { text: 'Ikaze ku ibaruwa yacu y’amakuru', confirmed: false },
  subscribed: {
    text: 'Urakoze kwiyandikisha. Iyi kode igabanya <strong>{percent}% ku busabe bwawe bwa mbere</strong>:',
    confirmed: false,
  },
  codeUse: {
    text: 'Uyandike ahanditse “Mfite kode y’igabanywa” igihe usaba, ukoresheje iyi imeyili. Ikora rimwe gusa, kugeza ku ya {day:date}. Twayikoherereje no kuri imeyili.',
    confirmed: false,
  },
  codeUsed: {
    text: 'Wariyandikishije. Kode yawe {code} yarakoreshejwe mu busabe; urakoze.',
    confirmed: false,
  },
  prices: { text: 'Reba ibiciro byose', confirmed: false },
  linkExpired: { text: 'Igihe cy’iyi linki cyararangiye', confirmed: false },
  linkWorked: { text: 'Yakoraga iminsi {days}.', confirmed: false },
  linkUnknown: { text: 'Iyi linki ntikora', confirmed: false },
  openWholeLink: {
    text: 'Birashoboka ko hari igice cyayo kibura, cyangwa ko wivanyemo. Ongera ufungure linki yose iri muri imeyili yacu.',
    confirmed: false,
  },
  subscribeAgain: {
    text: 'Ushobora <form>kongera kwiyandikisha</form>: tuzahita tukoherereza linki nshya.',
    confirmed: false,
  },
  leave: { text: 'Urashaka kureka ibaruwa y’amakuru?', confirmed: false },
  leaveText: { text: 'Tuzahita tuvana {email} ku rutonde.', confirmed: false },
  unsubscribe: { text: 'Vanamo imeyili yanjye', confirmed: false },
  left: { text: 'Wavuyemo', confirmed: false },
  leftText: {
    text: 'Ntituzongera koherereza ibaruwa y’amakuru kuri {email}. Niba twaraguhaye kode y’igabanywa, iracyakora.',
    confirmed: false,
  },
  backTo: { text: 'Subira kuri {studio}', confirmed: false },
  leaveLinkUnknown: {
    text: 'Birashoboka ko hari igice cya linki kibura. Ongera uyifungurire muri imeyili yacu, cyangwa wandikire <email>{email}</email> tukuvane ku rutonde.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
