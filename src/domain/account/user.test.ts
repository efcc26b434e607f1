import { describe, expect, it } from 'vitest';
import { cachedUser, initialsOf, parseCachedUser, parseToken, type User } from './user.ts';

const aline: User = {
  id: '1',
  name: 'Aline Mukamana Uwase',
  email: 'aline@client.example',
  language: 'en',
  role: 'USER',
  avatarUrl: null,
};

describe('initials', () => {
  it.each([
    ['Aline Mukamana Uwase', 'AU'],
    ['Aline', 'A'],
    ['  élodie   n’diaye ', 'ÉN'],
    ['Jean-Paul Kagabo', 'JK'],
    ['"}; body{', 'B'],
    ['', ''],
  ])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('the user remembered by the browser', () => {
  it('the remembered user is restored without id and email address', () => {
    const known = cachedUser(aline);
    expect(known).toEqual({ name: aline.name, initials: 'AU', role: 'USER', avatarUrl: null });
    expect(parseCachedUser(JSON.stringify(known))).toEqual(known);
  });

  it.each([
    null,
    undefined,
    '',
    'null',
    '{',
    '[]',
    '"text"',
    '{"name":"A","initials":"A","role":"OWNER","avatarUrl":null}',
    '{"name":"A","initials":"A","role":"USER","avatarUrl":4}',
  ])('no user is remembered when storage holds %j', (text) => expect(parseCachedUser(text)).toBeUndefined());

  it('an empty or missing entry in storage is no token', () => {
    expect(parseToken('abc')).toBe('abc');
    expect(parseToken('')).toBeUndefined();
    expect(parseToken(null)).toBeUndefined();
  });
});
