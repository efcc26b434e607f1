import { expect, it } from 'vitest';
import type { User } from '../user.ts';
import { profileChanges } from './profile.ts';

const user: User = {
  id: '1',
  name: 'Aline',
  email: 'a@b.example',
  language: 'en',
  role: 'USER',
  avatarUrl: null,
};

it('a profile change includes the password only when it is filled in', () => {
  const typed = { name: 'Aline Uwase', email: 'a@b.example', password: '', currentPassword: '' };
  expect(profileChanges(user, typed)).toEqual({ name: 'Aline Uwase' });
  expect(profileChanges(user, { ...typed, password: ' four words ', currentPassword: 'old' })).toEqual({
    name: 'Aline Uwase',
    password: ' four words ',
    currentPassword: 'old',
  });
});

it('a profile change includes the email address only when it differs', () => {
  const changes = profileChanges(user, { name: 'Aline', email: 'new@b.example', currentPassword: 'old' });
  expect(changes).toEqual({ name: 'Aline', email: 'new@b.example', currentPassword: 'old' });
});
