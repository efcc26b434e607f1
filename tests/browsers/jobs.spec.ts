import { seedPassword } from '#netlify/local/seed-accounts.ts';
import { answerPhone, mailsTo, newVisitor } from '#tests/support/visitor.ts';
import { aMinuteLater, locationOf } from './in-page.ts';
import { noComplaints, test } from './test.ts';
import { fill, press, sees, until } from './visitor.ts';

test('a visitor chooses, books, approves on the phone and has paid', async ({ visit, request }) => {
  const visitor = newVisitor();
  await visit.goto('/services/photography');
  await press(visit, 'Add to cart');
  await sees(visit, 'Added to cart');
  await visit.goto('/book-now');
  await fill(visit, 'Full name', visitor.name);
  await fill(visit, 'E-mail address', visitor.email);
  await fill(visit, 'Mobile money number', visitor.phone);
  await visit.evaluate(aMinuteLater);
  await press(visit, 'Book and pay');
  const reference = await until('the page asks for the payment', async () => {
    const { pathname, search } = new URL(await visit.evaluate(locationOf));
    return (pathname === '/payment-success' && new URLSearchParams(search).get('ref')) || undefined;
  });
  await answerPhone(request, reference, 'approve');
  await sees(visit, 'Payment Successful!');
  await mailsTo(request, visitor, /^Payment received/);
  await noComplaints(visit);
});

test('a visitor logs in', async ({ visit }) => {
  await visit.goto('/login?next=/account');
  await fill(visit, 'E-mail address', 'user@fts.example');
  await fill(visit, 'Password', seedPassword);
  await press(visit, 'Login');
  await sees(visit, 'Uwase Local');
  await noComplaints(visit);
});

test('a message arrives, and its page stays', async ({ visit, request }) => {
  const visitor = newVisitor();
  await visit.goto('/contact');
  await fill(visit, 'Full name', visitor.name);
  await fill(visit, 'E-mail address', visitor.email);
  await fill(visit, 'Subject', 'A wedding in June');
  await fill(visit, 'Message', 'Two families.\nOne photographer?');
  await visit.evaluate(aMinuteLater);
  await press(visit, 'Send message');
  await sees(visit, 'Thank you! Your message has been received.');
  await mailsTo(request, visitor, /^We received your message/);
  await noComplaints(visit);
});
