import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  error: { text: 'Ikosa', confirmed: false },
  toHome: { text: 'Subira ahabanza', confirmed: false },
  sendAnother: { text: 'Ohereza ubundi', confirmed: false },
  changeThis: { text: 'Kosora ibi hanyuma wongere wohereze:', confirmed: false },
  backToForm: {
    text: 'Buto yo gusubira inyuma yo kuri telefoni cyangwa mudasobwa yawe igusubiza kuri fomu uko wayujuje. <form>Tangira fomu nshya</form>, cyangwa hamagara <phone>{phone}</phone> ({hours:hours}) cyangwa wandike kuri <whatsApp>{whatsApp}</whatsApp>.',
    confirmed: false,
  },
  written: { text: 'Ibyo wanditse', confirmed: false },
  sentElsewhere: { text: 'Ibi ntibyoherejwe bivuye ku rubuga rwacu', confirmed: false },
  openOurPage: {
    text: 'Subira inyuma ukoporore ibyo wanditse. Hanyuma ufungure urupapuro rwacu uhereye <home>ahabanza</home> ubyandike aho, cyangwa hamagara <phone>{phone}</phone> ({hours:hours}) cyangwa wandike kuri <whatsApp>{whatsApp}</whatsApp>.',
    confirmed: false,
  },
  notShown: { text: 'Ntidushobora kwerekana uru rupapuro', confirmed: false },
  reload: {
    text: 'Ongera ufungure uru rupapuro, cyangwa hamagara <phone>{phone}</phone> ({hours:hours}) cyangwa wandike kuri <whatsApp>{whatsApp}</whatsApp>.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
