import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  dateGone: {
    text: 'Nta bwishyu twasabye. Itariki ya {day:date} twari tuyikubikiye igihe gito, none ntikirimo umwanya. Hitamo indi tariki ukoresheje linki iri mu butumwa bwacu ku busabe bwawe, uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  networkHolds: {
    text: 'Hari ubusabe {most} butarishyurwa bwavuye kuri uyu muyoboro wa interineti, bityo ubu ntidushobora kubikira itariki ubundi busabe. Banza wishyure cyangwa uhagarike bumwe mu bwawe, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  emailHolds: {
    text: 'Hari ubusabe {most} butarishyurwa bwavuye kuri iyi imeyili, bityo ubu ntidushobora kubikira itariki ubundi busabe. Banza wishyure cyangwa uhagarike bumwe mu bwawe, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  phoneHolds: {
    text: 'Hari ubusabe {most} butarishyurwa bwavuye kuri iyi numero ya telefoni, bityo ubu ntidushobora kubikira itariki ubundi busabe. Banza wishyure cyangwa uhagarike bumwe mu bwawe, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
