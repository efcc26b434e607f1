import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  subject: { text: 'Icyo ubutumwa buvugaho', confirmed: false },
  message: { text: 'Ubutumwa', confirmed: false },
  privacy: { text: 'Menya byinshi: <privacy>uko turinda amakuru yawe</privacy>.', confirmed: false },
  packageSubject: { text: '{service}: {package} ({tier})', confirmed: false },
  packageMessage: { text: 'Nifuza pake {tier} ya {package} ({service}).', confirmed: false },
  topicSubject: { text: 'Ikibazo kuri: {topic}', confirmed: false },
  topicMessage: { text: 'Ndifuza kumenya byinshi kuri: {topic}.', confirmed: false },
  topicOfServiceSubject: { text: 'Ikibazo kuri: {topic} ({service})', confirmed: false },
  topicOfServiceMessage: { text: 'Ndifuza kumenya byinshi kuri: {topic} ({service}).', confirmed: false },
  dateSubject: { text: '{occasion}, itariki ya {day:date}', confirmed: false },
  dateQuestion: { text: 'Ese muraboneka ku itariki ya {day:date}?', confirmed: false },
  datesSubject: { text: '{occasion}: itariki iboneka', confirmed: false },
  datesQuestion: { text: 'Ni ayahe matariki aboneka?', confirmed: false },
  offerWanted: { text: 'Nifuza ibi: {offer}.', confirmed: false },
  chatSubject: { text: 'Ikibazo kivuye mu kiganiro', confirmed: false },
} as const satisfies Translation<typeof en>;
