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

  confirmSubject: { text: 'Emeza kwiyandikisha kwawe', confirmed: false },
  confirmPreview: {
    text: 'Emeza imeyili yawe, twohereze kode ikugabanyiriza {percent}% ku busabe bwawe bwa mbere.',
    confirmed: false,
  },
  confirmHeading: { text: 'Iyi imeyili ni iyawe?', confirmed: false },
  confirmIfYours: {
    text: 'Hari uwandikishije iyi imeyili ku ibaruwa y’amakuru ya {studio}. Niba ari wowe, yemeze: tuzahita twohereza kode ikugabanyiriza {percent}% ku busabe bwawe bwa mbere.',
    confirmed: false,
  },
  linkWorks: { text: 'Linki ikora mu minsi {days}.', confirmed: false },
  confirmIfNotYours: {
    text: 'Niba atari wowe, ntugire icyo ukora: ntituzongera kwandika, kandi iyi imeyili tuzayisiba nyuma y’iminsi {days}.',
    confirmed: false,
  },

  welcomeSubject: { text: 'Kode yawe: {code}', confirmed: false },
  welcomePreview: {
    text: 'Igabanya {percent}% ku busabe bwawe bwa mbere. Yandike igihe usaba.',
    confirmed: false,
  },
  welcomeText: { text: 'Urakoze kwiyandikisha. Iyi kode ni iyawe wenyine:', confirmed: false },
  code: { text: 'Kode', confirmed: false },
  worth: { text: 'Agaciro', confirmed: false },
  worthPercent: { text: 'Igabanya {percent}% ku busabe bwawe bwa mbere', confirmed: false },
  validUntil: { text: 'Ikora kugeza ku ya', confirmed: false },
  welcomeUse: {
    text: 'Uyandike ahanditse “Mfite kode y’igabanywa” igihe usaba, ukoresheje iyi imeyili. Ikora rimwe gusa.',
    confirmed: false,
  },

  already: { text: 'Usanzwe wariyandikishije', confirmed: false },
  alreadyPreview: { text: 'Nta cyo usabwa gukora: usanzwe ubona ibaruwa yacu y’amakuru.', confirmed: false },
  alreadyText: {
    text: 'Hari uwongeye kwandikisha iyi imeyili ku ibaruwa yacu y’amakuru; birashoboka ko ari wowe. Nta cyo usabwa gukora: usanzwe uyibona. Kode yawe y’igabanywa iri muri imeyili yacu y’ikaze; niba utayibona, subiza iyi imeyili.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
