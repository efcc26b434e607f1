import { describe, expect, it } from 'vitest';
import { articled, initialsOf, knownUser, parseKnownUser, parseToken, type User } from './user.ts';

const aline: User = {
  id: '1',
  name: 'Aline Mukamana Uwase',
  email: 'aline@client.example',
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
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

it('a role is named within a sentence', () => {
  expect([articled('USER'), articled('ADMIN'), articled('SUPERADMIN')]).toEqual([
    'a client',
    'an admin',
    'a super admin',
  ]);
});

describe('the user that the browser remembers', () => {
  it('comes back from storage without id and address', () => {
    const known = knownUser(aline);
    expect(known).toEqual({ name: aline.name, initials: 'AU', role: 'USER', avatarUrl: null });
    expect(parseKnownUser(JSON.stringify(known))).toEqual(known);
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
  ])('is nobody when storage holds %j', (text) => expect(parseKnownUser(text)).toBeUndefined());

  it('has no token where storage holds none', () => {
    expect(parseToken('abc')).toBe('abc');
    expect(parseToken('')).toBeUndefined();
    expect(parseToken(null)).toBeUndefined();
  });
});
