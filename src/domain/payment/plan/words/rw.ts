import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  deposit: { text: 'Avansi', confirmed: false },
  part: { text: 'Icyiciro cya {number}', confirmed: false },
  balance: { text: 'Asigaye', confirmed: false },
  sum: { text: '{sum:money}', confirmed: false },
  depositNow: { text: 'Avansi, ubu', confirmed: false },
  depositKeepsDate: { text: 'Avansi, ubu: ituma itariki iba iyawe burundu', confirmed: false },
  partBy: { text: 'Icyiciro cya {number}, bitarenze itariki ya {day:date}', confirmed: false },
  balanceBy: { text: 'Asigaye, bitarenze itariki ya {day:date}', confirmed: false },
  partOnSession: { text: 'Icyiciro cya {number}, ku munsi w’igikorwa', confirmed: false },
  balanceOnSession: { text: 'Asigaye, ku munsi w’igikorwa', confirmed: false },
  partBeforeSession: { other: 'Icyiciro cya {number}, iminsi {count} mbere y’igikorwa', confirmed: false },
  balanceBeforeSession: { other: 'Asigaye, iminsi {count} mbere y’igikorwa', confirmed: false },
  partByOnSession: {
    text: 'Icyiciro cya {number}, bitarenze itariki ya {day:date}, umunsi w’igikorwa',
    confirmed: false,
  },
  balanceByOnSession: {
    text: 'Asigaye, bitarenze itariki ya {day:date}, umunsi w’igikorwa',
    confirmed: false,
  },
  partByBeforeSession: {
    other: 'Icyiciro cya {number}, bitarenze itariki ya {day:date}, iminsi {count} mbere y’igikorwa',
    confirmed: false,
  },
  balanceByBeforeSession: {
    other: 'Asigaye, bitarenze itariki ya {day:date}, iminsi {count} mbere y’igikorwa',
    confirmed: false,
  },
  partBeforeHandover: { text: 'Icyiciro cya {number}, mbere y’uko tuguha ibyo wasabye', confirmed: false },
  balanceBeforeHandover: { text: 'Asigaye, mbere y’uko tuguha ibyo wasabye', confirmed: false },
  depositOpen: { text: 'Avansi, mbere y’igikorwa cyangwa mbere yo guhabwa ibyo wasabye', confirmed: false },
  partOpen: {
    text: 'Icyiciro cya {number}, mbere y’igikorwa cyangwa mbere yo guhabwa ibyo wasabye',
    confirmed: false,
  },
  balanceOpen: { text: 'Asigaye, mbere y’igikorwa cyangwa mbere yo guhabwa ibyo wasabye', confirmed: false },
  depositOverdue: { text: 'Avansi, yagombaga kwishyurwa ku itariki ya {day:date}', confirmed: false },
  partOverdue: {
    text: 'Icyiciro cya {number}, cyagombaga kwishyurwa ku itariki ya {day:date}',
    confirmed: false,
  },
  balanceOverdue: { text: 'Asigaye, yagombaga kwishyurwa ku itariki ya {day:date}', confirmed: false },
  depositToday: { text: 'Avansi, yishyurwa uyu munsi', confirmed: false },
  partToday: { text: 'Icyiciro cya {number}, cyishyurwa uyu munsi', confirmed: false },
  balanceToday: { text: 'Asigaye, yishyurwa uyu munsi', confirmed: false },
  depositBy: { text: 'Avansi, bitarenze itariki ya {day:date}', confirmed: false },
  partPaid: { text: 'Byishyuwe', confirmed: false },
  partPaidInPart: { text: 'Hishyuwe {paid:money}, hasigaye {left:money}', confirmed: false },
  left: { text: 'Hasigaye kwishyurwa {left:money}.', confirmed: false },
  leftBy: { text: 'Hasigaye kwishyurwa {left:money} bitarenze itariki ya {day:date}.', confirmed: false },
  leftInParts: {
    text: 'Hasigaye kwishyurwa {left:money}, muri ayo icyiciro gikurikira ni {next:money}.',
    confirmed: false,
  },
  leftInPartsBy: {
    text: 'Hasigaye kwishyurwa {left:money}, muri ayo icyiciro gikurikira ni {next:money}, bitarenze itariki ya {day:date}.',
    confirmed: false,
  },
  planChanged: {
    text: 'Twahinduye ibyiciro wishyuramo, nk’uko twabyumvikanye. Ibyo umaze kwishyura birabarwa.',
    confirmed: false,
  },
  planChangedText: {
    text: 'twahinduye ibyiciro wishyuramo {reference}, nk’uko twabyumvikanye. Birebe:',
    confirmed: false,
  },
  nothingLeft: { text: 'Nta mafaranga asigaye kwishyurwa.', confirmed: false },
  next: { text: 'Ubutaha uzishyura {sum:money}.', confirmed: false },
  nextBy: { text: 'Ubutaha uzishyura {sum:money} bitarenze itariki ya {day:date}.', confirmed: false },
  dueNow: { text: 'Ubu ugomba kwishyura {sum:money}. Yishyure mbere y’igikorwa cyawe.', confirmed: false },
  inPieces: {
    text: 'Ubutumwa bumwe bwo kwishyura na Mobile Money ntiburenza {limit:money}, bityo tuzohereza ubutumwa {requests}, bumwe bumwe.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
