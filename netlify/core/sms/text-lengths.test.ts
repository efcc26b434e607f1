import { expect, test } from 'vitest';
import { lengthText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { planWords } from '#src/domain/payment/plan/words/words.ts';
import { gsmLength, longestText, toGsm } from '#src/domain/sms/gsm.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { addressIn, type Language, languages } from '#src/lib/words/languages.ts';
import { newBookingWords } from '../booking/book-now/words/words.ts';
import { changeWords } from '../booking/change/words/words.ts';
import { reminderWords } from '../booking/my-booking/words/words.ts';
import { offerWords } from '../booking/offer/words/words.ts';
import { bookingPartWords } from '../booking/words/words.ts';
import { enrolmentMessageWords } from '../enrolment/words/words.ts';
import { paymentMailWords } from '../payment/words/words.ts';
import { waitingMessageWords } from '../waiting-list/words/words.ts';

const reference = 'FTS-7K3MP-9Q2XT';
const day = '2026-09-30';
const [at, number, position] = ['10:00', 12, 12];
const sum = 950_000;
const amount = sum;
const start = { eventDate: day, startTime: at };
const [payer, name, dancer] = ['P'.repeat(30), 'C'.repeat(30), 'D'.repeat(20)];

/** Lists the sentences of each text about a booking, as they are composed. */
function textsOfBookings(language: Language): string[][] {
  const booked = wordsIn(language, newBookingWords);
  const changed = wordsIn(language, changeWords);
  const reminded = wordsIn(language, reminderWords);
  const offered = wordsIn(language, offerWords);
  const paid = wordsIn(language, paymentMailWords);
  const waiting = wordsIn(language, waitingMessageWords);
  const { textLeftToPay, textPayBy } = wordsIn(language, bookingPartWords);
  const end = { lastDay: day, at };
  const length = lengthText(wordsIn(language, sessionWords), 150);
  const next = [textLeftToPay({ amount }), textPayBy({ amount, day })];
  return [
    [booked.textRequest({ reference }), booked.textPrice, booked.textKept({ day, at })],
    [booked.textRequest({ reference }), booked.textPrice, booked.textKeptEnd({ day })],
    [booked.textPaid({ reference }), booked.textConfirmation],
    [booked.textReceived({ reference }), booked.textConfirmation, booked.textKept({ day, at })],
    [booked.textReceived({ reference }), booked.textPaySumUntil({ sum, day, at })],
    [booked.textReceived({ reference }), booked.textPaySumEnd({ sum, day })],
    [changed.confirmedText({ reference }), next[1] ?? ''],
    [changed.confirmedForText({ reference, start }), (next[1] ?? '').replace(/ \d{4}\.$/, '.')],
    [changed.locationText({ reference })],
    [changed.linesText({ reference, total: '950,000 RWF' })],
    [changed.movedText({ reference, start }), changed.keptUntilText({ day, at })],
    [changed.movedText({ reference, start }), changed.keptUntilEndText({ day })],
    [changed.hourText({ reference, day, at }), changed.lengthText({ length })],
    [changed.noHourText({ reference, day }), changed.hourFollowsText],
    [changed.bookingCancelledByStudioText({ reference }), changed.refundText({ amount })],
    [changed.bookingCancelledByClientText({ reference }), changed.refundToAgreeText],
    [changed.feeCancelledByStudioText({ reference }), changed.refundText({ amount })],
    [changed.feeCancelledByClientText({ reference }), changed.refundToAgreeText],
    [reminded.tomorrowText({ reference, day }), reminded.somethingUpText],
    [reminded.tomorrowAtText({ reference, day, at }), reminded.cannotComeText],
    [reminded.partText({ amount, reference, day })],
    [reminded.partTodayText({ amount, reference })],
    ...[reminded.holdText(end), reminded.holdEndText(end)].flatMap((kept) =>
      [reminded.payText({ amount }), reminded.priceText, reminded.offerText].map((then) => [kept, then]),
    ),
    [reminded.bookingLinkOnText({ reference, start })],
    [reminded.feeLinkText({ reference })],
    [offered.text({ amount, day })],
    [offered.feeText({ reference, amount, day })],
    [offered.withdrawnText({ reference, amount }), offered.nothingToPayText],
    [offered.feeWithdrawnText({ reference, amount }), offered.nothingToPayText],
    [offered.acceptedText({ reference, amount })],
    [paid.receivedText({ sum, reference }), next[1] ?? ''],
    [paid.payerPaidText({ payer, sum, reference }), next[0] ?? ''],
    [paid.receivedDateTakenText({ sum })],
    [paid.payerPaidDateTakenText({ payer, sum })],
    [paid.failedText({ sum })],
    [paid.overpaidText({ sum, reference }), paid.refundFollowsText],
    [paid.refundedText({ sum, reference }), paid.refundLateText],
    [paid.paymentMistakeText({ sum })],
    [paid.refundMistakeText({ sum })],
    [waiting.textOffered({ day, ...end }), waiting.textPay({ sum })],
    [waiting.textOffered({ day, ...end }), waiting.textPrice],
    [wordsIn(language, planWords).planChangedText({ reference })],
  ];
}

function textsOfWaiting(language: Language): string[][] {
  const words = wordsIn(language, waitingMessageWords);
  return [[words.textJoined({ position, day }), words.textLeave]];
}

function textsWithoutLink(language: Language): string[][] {
  const words = wordsIn(language, enrolmentMessageWords);
  return [
    [words.textReceived({ dancer, name }), words.textCall],
    [words.textWaiting({ dancer, name, number }), words.textTellLater],
    [words.textPlaceFree({ dancer, name }), words.textNextLesson],
    [words.textCancelled({ dancer, name }), words.textMistake],
  ];
}

/** Writes texts with their link, all sentences of each. */
function written(language: Language, texts: readonly string[][], path?: string): string[] {
  const link = path === undefined ? [] : [`${site.url}${addressIn(language, path)}#${'x'.repeat(22)}`];
  return texts.map((sentences) => toGsm(`${site.name}: ${[...sentences, ...link].join(' ')}`));
}

const tooLong = (text: string) => gsmLength(text) > longestText;

test.each(languages)('the first sentence of a text in %s fits one message with its link', (language) => {
  const [booking, waiting, other] = [textsOfBookings, textsOfWaiting, textsWithoutLink].map((texts) =>
    texts(language).map((sentences) => sentences.slice(0, 1)),
  );
  const texts = [
    ...written(language, booking ?? [], '/booking'),
    ...written(language, waiting ?? [], '/waiting-list'),
    ...written(language, other ?? []),
  ];
  expect(texts.filter(tooLong)).toEqual([]);
});

test('all sentences of a text in Kinyarwanda fit one message with its link', () => {
  const texts = [
    ...written('rw', textsOfBookings('rw'), '/booking'),
    ...written('rw', textsOfWaiting('rw'), '/waiting-list'),
    ...written('rw', textsWithoutLink('rw')),
  ];
  expect(texts.filter(tooLong)).toEqual([]);
});
