import { describe, expect, it } from 'vitest';
import { codeRequestIn, parseCodeRequest } from './code-request.ts';

describe('a requested code', () => {
  it('a requested code is restored after a reload', () => {
    const kept = { email: 'aline@client.example', sentAt: 1_000, userId: 'u1' };
    expect(parseCodeRequest(JSON.stringify(kept))).toEqual(kept);
    expect(parseCodeRequest('{"email":"a@b.example","sentAt":5}')).toEqual({
      email: 'a@b.example',
      sentAt: 5,
    });
  });

  it.each([null, '', 'null', '{', '[]', '{"email":"a@b.example"}', '{"email":1,"sentAt":5}'])(
    'the stored text %j holds no requested code',
    (text) => expect(parseCodeRequest(text)).toBeUndefined(),
  );

  it('a code sent by staff can be entered at once, and resent at once', () => {
    expect(codeRequestIn('#for=a%2Bb%40client.example')).toEqual({ email: 'a+b@client.example', sentAt: 0 });
  });

  it('a link with a key from an email needs no code, also after a reload', () => {
    const request = codeRequestIn('#for=a%40b.example&key=k-1_');
    expect(request).toEqual({ email: 'a@b.example', sentAt: 0, key: 'k-1_' });
    expect(parseCodeRequest(JSON.stringify(request))).toEqual(request);
  });

  it.each(['', '#', '#for=', '#security'])('the hash “%s” holds no requested code', (hash) =>
    expect(codeRequestIn(hash)).toBeUndefined(),
  );
});
