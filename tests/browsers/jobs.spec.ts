import { seedPassword } from '#netlify/local/seed-accounts.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { monthNames } from '#src/lib/dates/dates.ts';
import { minFillTimeMs } from '#src/lib/forms/fill-time.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { addressIn, languages } from '#src/lib/words/languages.ts';
import { answerPhone, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { bookableDay } from '#tests/support/requests/booking-request.ts';
import { locationOf, openForMs, textOf } from './in-page.ts';
import { fill, press, sees, until } from './steps.ts';
import { expect, test } from './test.ts';

test('a visitor books a session, approves the prompt on the phone and gets a receipt', async ({
  visitor,
  request,
}) => {
  const person = newVisitor();
  await visitor.goto('/services/photography');
  await press(visitor, 'Add to cart');
  await sees(visitor, 'Added to cart');
  await visitor.goto('/book-now');
  await fill(visitor, 'Full name', person.name);
  await fill(visitor, 'Email address', person.email);
  await fill(visitor, 'Mobile money number', person.phone);
  await press(visitor, 'Book and pay');
  const reference = await until('the page asks for the payment', async () => {
    const { pathname, search } = new URL(await visitor.evaluate(locationOf));
    return (pathname === '/payment-success' && new URLSearchParams(search).get('ref')) || undefined;
  });
  await answerPhone(request, reference, 'approve');
  await sees(visitor, 'Payment Successful!');
  await mailTo(request, person, /^Payment received/);
});

for (const language of languages.slice(1)) {
  test(`the month in which a visitor chooses a date has no English name in ${language}`, async ({
    visitor,
  }) => {
    await visitor.goto('/services/photography');
    await press(visitor, 'Add to cart');
    await sees(visitor, 'Added to cart');
    await visitor.goto(addressIn(language, '/book-now'));
    await fill(visitor, wordsIn(language, bookingWords).sessionDate, bookableDay);
    const month = await until(
      'the month is shown',
      async () => (await visitor.evaluate(textOf, '.month h3')) || undefined,
    );
    expect(month).toMatch(/^\p{L}+ \d{4}$/u);
    expect(monthNames.filter((name) => month.includes(name))).toEqual([]);
  });
}

test('a visitor logs in', async ({ visitor }) => {
  await visitor.goto('/login?next=/account');
  await fill(visitor, 'Email address', 'user@fts.example');
  await fill(visitor, 'Password', seedPassword);
  await press(visitor, 'Login');
  await sees(visitor, 'Uwase Local');
});

test('a visitor sends a message and gets a receipt by mail', async ({ visitor, request }) => {
  const person = newVisitor();
  await visitor.goto('/contact');
  await fill(visitor, 'Full name', person.name);
  await fill(visitor, 'Email address', person.email);
  await fill(visitor, 'Subject', 'A wedding in June');
  await fill(visitor, 'Message', 'Two families.\nOne photographer?');
  await until(
    'a person could have filled in the form',
    async () => (await visitor.evaluate(openForMs)) > minFillTimeMs || undefined,
  );
  await press(visitor, 'Send message');
  await sees(visitor, 'Thank you! Your message has been received.');
  await mailTo(request, person, /^We received your message/);
});
