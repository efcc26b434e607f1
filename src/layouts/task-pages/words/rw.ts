import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  wouldTalk: { text: 'Wifuza kutuvugisha?', confirmed: false },

  bookTitle: { text: 'Saba ubu', confirmed: false },
  bookDescription: {
    text: 'Saba igikorwa cyawe muri FTS Studio i Kigali, wishyure na MTN MoMo cyangwa Airtel Money.',
    confirmed: false,
  },
  pricing: { text: 'Ibiciro', confirmed: false },
  bookHeading: { text: 'Saba igikorwa cyawe', confirmed: false },
  bookNeedsScript: {
    text: 'Gusaba no kwishyura kuri uru rupapuro bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  bookPlain: { text: 'Ushobora <form>gusaba ukoresheje fomu yoroshye</form>.', confirmed: false },
  bookBroken: { text: 'Gusaba kuri uru rupapuro ntibikora kuri iki gikoresho ubu.', confirmed: false },
  cartKept: { text: 'Ibyo wahisemo birabitswe kuri iyi telefoni cyangwa mudasobwa.', confirmed: false },
  bookHello: { text: 'Muraho FTS Studio, ndifuza gusaba:', confirmed: false },
  plainForm: {
    text: 'Cyangwa wuzuze fomu yoroshye. Ikora ku bikoresho byose kandi irimo ibyo wahisemo:',
    confirmed: false,
  },
  plainFormButton: { text: 'Koresha fomu yoroshye', confirmed: false },
  bookHelp: { text: 'Wifuza kutuvugisha?', confirmed: false },
  bookHelpHello: { text: 'Muraho, ndimo gusaba ku rubuga rwanyu kandi mfite ikibazo.', confirmed: false },
  bookHelpText: {
    text: 'Nta butumwa bwo kwishyura urabona kuri telefoni nyuma y’iminota ibiri? Urupapuro rufunguka umaze gusaba rwohereza ubundi, kugeza kuri butanu, no ku yindi numero. Ibyo wahisemo ntubibona hano, cyangwa urupapuro ntirukora? <form>Koresha fomu yoroshye</form>.',
    confirmed: false,
  },

  bookingTitle: { text: 'Ubusabe bwawe', confirmed: false },
  bookingDescription: {
    text: 'Reba, wimure cyangwa uhagarike ubusabe bwawe muri FTS Studio.',
    confirmed: false,
  },
  bookingNeedsScript: {
    text: 'Kureba no guhindura ubusabe bwawe bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  bookingPlain: {
    text: 'Ushobora <page>kubureba no kwemera igiciro cyacu ku rupapuro rworoshye</page>.',
    confirmed: false,
  },
  bookingBroken: { text: 'Ntidushobora kwerekana ubusabe bwawe kuri iki gikoresho ubu.', confirmed: false },
  bookingKept: { text: 'Ubusabe bwawe burabitswe neza, kandi nta cyabuhindutseho.', confirmed: false },
  bookingHello: { text: 'Muraho FTS Studio, mfite ikibazo ku busabe bwanjye.', confirmed: false },
  bookingHelpHello: { text: 'Muraho, mfite ikibazo ku busabe bwanjye.', confirmed: false },

  paymentTitle: { text: 'Ubwishyu bwawe', confirmed: false },
  paymentDescription: { text: 'Aho ubwishyu bwawe bugeze.', confirmed: false },
  paymentNeedsScript: {
    text: 'Kureba ubwishyu bwawe bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  paymentBroken: { text: 'Ntidushobora kwerekana ubwishyu bwawe kuri iki gikoresho ubu.', confirmed: false },
  paymentKept: {
    text: 'Ubusabe bwawe burabitswe neza. Niba warishyuye, tuzakwandikira amafaranga atugezeho.',
    confirmed: false,
  },
  paymentHello: { text: 'Muraho FTS Studio, mfite ikibazo ku bwishyu bwanjye.', confirmed: false },
  paymentHelp: { text: 'Ufite ibibazo ku bwishyu bwawe?', confirmed: false },
  paymentHelpHello: { text: 'Muraho, mfite ikibazo ku bwishyu bwanjye.', confirmed: false },
  paymentHelpText: {
    text: 'Nta butumwa bwo kwishyura urabona kuri telefoni? Telefoni igume yaka kandi ifunguye. Nyuma y’iminota ibiri, uru rupapuro rwohereza ubundi, kugeza kuri butanu, no ku yindi numero.',
    confirmed: false,
  },

  shareTitle: { text: 'Ishyura uruhare rwawe', confirmed: false },
  shareDescription: {
    text: 'Ishyura uruhare rwawe ku busabe bwo muri FTS Studio ukoresheje Mobile Money.',
    confirmed: false,
  },
  shareNeedsScript: {
    text: 'Kwishyura ukoresheje iyi linki bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  shareBroken: { text: 'Ntidushobora kwerekana ubu bwishyu kuri iki gikoresho ubu.', confirmed: false },
  shareKept: { text: 'Nta mafaranga twafashe, kandi linki ntiyahindutse.', confirmed: false },
  shareHello: { text: 'Muraho FTS Studio, mfite linki yo kwishyura uruhare rwanjye.', confirmed: false },
  shareHelp: { text: 'Ufite ibibazo kuri ubu bwishyu?', confirmed: false },
  shareHelpHello: { text: 'Muraho, mfite linki yo kwishyura uruhare rwanjye.', confirmed: false },
  shareHelpText: {
    text: 'Amafaranga cyangwa igikorwa byagutunguye? Banza ubaze uwakoherereje iyi linki mbere yo kwishyura.',
    confirmed: false,
  },

  paperTitle: { text: 'Inyandiko yawe', confirmed: false },
  paperDescription: { text: 'Reba kandi ucape inyandiko ya FTS Studio.', confirmed: false },
  paperNeedsScript: {
    text: 'Kureba no gucapa inyandiko bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  paperPlain: {
    text: 'Ushobora <verify>kugenzura inyandiko ukoresheje kode yayo</verify>.',
    confirmed: false,
  },
  paperBroken: { text: 'Ntidushobora kwerekana inyandiko kuri iki gikoresho ubu.', confirmed: false },
  paperKept: { text: 'Inyandiko irabitswe neza.', confirmed: false },
  paperHello: { text: 'Muraho FTS Studio, nkeneye inyandiko y’ubusabe bwanjye.', confirmed: false },

  conversationTitle: { text: 'Ubutumwa bwawe', confirmed: false },
  conversationDescription: {
    text: 'Soma ibisubizo byacu ku butumwa bwawe kandi ubisubize.',
    confirmed: false,
  },
  conversationNeedsScript: {
    text: 'Gusoma ibisubizo byacu no kubisubiza bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  conversationBroken: {
    text: 'Ntidushobora kwerekana ubutumwa bwawe kuri iki gikoresho ubu.',
    confirmed: false,
  },
  conversationKept: { text: 'Ubutumwa bwawe burabitswe neza.', confirmed: false },
  conversationHello: { text: 'Muraho FTS Studio, ndifuza gusubiza ubutumwa bwanyu.', confirmed: false },
  conversationHelpHello: { text: 'Muraho, ndifuza gusubiza ubutumwa bwanyu.', confirmed: false },

  waitingTitle: { text: 'Umwanya wawe ku rutonde rw’abategereje', confirmed: false },
  waitingDescription: {
    text: 'Reba umwanya wawe ku rutonde rw’abategereje itariki yuzuye, cyangwa uve ku rutonde.',
    confirmed: false,
  },
  waitingNeedsScript: {
    text: 'Kureba umwanya wawe no kuva ku rutonde bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  waitingBroken: { text: 'Ntidushobora kwerekana umwanya wawe kuri iki gikoresho ubu.', confirmed: false },
  waitingKept: { text: 'Umwanya wawe urabitswe.', confirmed: false },
  waitingHello: { text: 'Muraho FTS Studio, ndi ku rutonde rwanyu rw’abategereje.', confirmed: false },
  waitingHelp: { text: 'Ufite ibibazo ku rutonde rw’abategereje?', confirmed: false },
  waitingHelpHello: {
    text: 'Muraho, ndi ku rutonde rwanyu rw’abategereje kandi mfite ikibazo.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
