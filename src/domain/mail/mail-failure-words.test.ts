import { describe, expect, test } from 'vitest';
import { mailFailureSentence } from './mail-failure-words.ts';

describe('the reason of a failed mail', () => {
  test.each([
    ['connect ECONNREFUSED 127.0.0.1:25', /could not reach/],
    ['getaddrinfo ENOTFOUND mail.example', /could not reach/],
    ['Greeting never received', /could not reach/],
    ['Invalid login: 535 5.7.8 Authentication failed for studio', /did not accept our login/],
    ['Can’t send mail - all recipients were rejected: 550 5.1.1 unknown', /may be misspelt/],
    ['Message failed: 552 5.2.2 Over quota', /mailbox is full/],
    ['Message failed: 554 5.7.1 Spam detected', /perhaps as spam/],
    ['Message failed: 451 4.3.0 Try later', /try again later/],
    ['self-signed certificate', /could not make a secure connection/],
    ['The stored email cannot be decrypted: SERVER_SECRET has changed.', /key of our server has changed/],
    ['something new', /a reason that we do not recognise/],
    [null, /a reason that we do not recognise/],
  ])('the error “%s” gets a readable reason', (lastError, sentence) =>
    expect(mailFailureSentence(lastError)).toMatch(sentence),
  );

  test('a reason never repeats the server’s text', () => {
    const said = 'smtp://studio:hunter2@mail.example refused aline@example.com at 10.0.0.1';
    expect(mailFailureSentence(said)).not.toMatch(/hunter2|example|10\.0/);
  });
});
