import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  offline: {
    text: 'Nta interineti ufite. Uru rupapuro ni urwo ku itariki ya {day:date}; ibiciro bishobora kuba byarahindutse.',
    confirmed: false,
  },
  offlineUndated: {
    text: 'Nta interineti ufite. Uru rupapuro ni urwo wasuye mbere; ibiciro bishobora kuba byarahindutse.',
    confirmed: false,
  },
  unreachable: {
    text: 'Urubuga ntirubasha kuboneka. Uru rupapuro ni urwo ku itariki ya {day:date}; ibiciro bishobora kuba byarahindutse.',
    confirmed: false,
  },
  unreachableUndated: {
    text: 'Urubuga ntirubasha kuboneka. Uru rupapuro ni urwo wasuye mbere; ibiciro bishobora kuba byarahindutse.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
