import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  loading: { text: 'Turimo gufungura uruhare rwawe…', confirmed: false },
  addressIncomplete: { text: 'Iyi aderesi ntiyuzuye. Fungura linki yose wohererejwe.', confirmed: false },
  servicesDated: {
    text: '{name}, uruhare rwawe ni <amount>{amount:money}</amount> ku busabe bwo muri {studio} bwo ku itariki ya {day:date} ({services:list}).',
    confirmed: false,
  },
  servicesUndated: {
    text: '{name}, uruhare rwawe ni <amount>{amount:money}</amount> ku busabe bwo muri {studio} ({services:list}).',
    confirmed: false,
  },
  bookingDated: {
    text: '{name}, uruhare rwawe ni <amount>{amount:money}</amount> ku busabe bwo muri {studio} bwo ku itariki ya {day:date}.',
    confirmed: false,
  },
  bookingUndated: {
    text: '{name}, uruhare rwawe ni <amount>{amount:money}</amount> ku busabe bwo muri {studio}.',
    confirmed: false,
  },
  goods: {
    text: '{name}, uruhare rwawe ni <amount>{amount:money}</amount> ku mafoto acapye n’amakadere bya {studio}.',
    confirmed: false,
  },
  fee: {
    text: '{name}, uruhare rwawe ni <amount>{amount:money}</amount> ku mafaranga asabwa na {studio}.',
    confirmed: false,
  },
  approve: {
    text: 'Emeza ubutumwa bwo kwishyura kuri telefoni yawe ukoresheje PIN: <number>{phone}</number> ({amount:money})',
    confirmed: false,
  },
  requestFollows: {
    text: 'Mobile Money ntiyabonetse. Tuzohereza ubutumwa bwo kwishyura vuba bishoboka kuri <number>{phone}</number> ({amount:money})',
    confirmed: false,
  },
  keepOpen: { text: 'Ntufunge uru rupapuro: ruzahinduka amafaranga akimara kutugeraho.', confirmed: false },
  received: { text: 'Hamaze kutugeraho {received:money}.', confirmed: false },
  paid: { text: 'Uruhare rwawe rwishyuwe', confirmed: false },
  paidText: {
    text: 'Urakoze. Twakiriye {received:money}. Ubutumwa bugufi (SMS) bwoherezwa kuri numero yishyuye burabyemeza.',
    confirmed: false,
  },
  notNeeded: { text: 'Urakoze, ariko uru ruhare ntirugikenewe. Nta cyo wishyura.', confirmed: false },
  checkAgain: { text: 'Ongera ugenzure', confirmed: false },
  refunds: {
    text: 'Gusubizwa amafaranga binyura ku wakoherereje iyi linki: ba ari we ubaza.',
    confirmed: false,
  },
  restOnly: {
    text: 'Ubu hasigaye kwishyurwa {open:money} gusa, bityo ntidusaba ayarenze ayo.',
    confirmed: false,
  },
  inPieces: {
    text: 'Mobile Money yakira {next:money} ntarengwa icyarimwe. Twohereza ubundi butumwa kuri iyo numero iyo aya mbere atugezeho.',
    confirmed: false,
  },
  sendAnother: {
    text: 'Nta butumwa bwo kwishyura urabona kuri telefoni? Ohereza ubundi, no ku yindi numero. Emeza ubuheruka gusa.',
    confirmed: false,
  },
  phone: { text: 'Numero ya Mobile Money', confirmed: false },
  phoneHint: {
    text: 'MTN cyangwa Airtel. Kuri iyi numero ni ho twohereza ubutumwa bwo kwishyura n’ubwemeza ko wishyuye.',
    confirmed: false,
  },
  email: { text: 'Imeyili twoherezaho icyemezo', confirmed: false },
  emailHint: {
    text: 'Tuyikoresha kuri ubu bwishyu gusa, tukayisiba uruhare rumaze kwishyurwa.',
    confirmed: false,
  },
  pay: { text: 'Ishyura {amount:money}', confirmed: false },
  sending: { text: 'Turimo kohereza ubutumwa bwo kwishyura…', confirmed: false },
} as const satisfies Translation<typeof en>;
