import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { dashboardOf, destinationAfterLogin, menuEntries, safeNext, withNext } from './destination.ts';
import { roles } from './user.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

describe('destination after login', () => {
  it('login takes a client to the home page and staff to the dashboard of their role', () => {
    const ends = ['/', '/dashboard/admin', '/dashboard/superadmin'];
    expect(roles.map((role) => destinationAfterLogin(role, null))).toEqual(ends);
  });

  it('a new client lands on the account page, unless they came from another page', () => {
    expect(destinationAfterLogin('USER', null, '/account')).toBe('/account');
    expect(destinationAfterLogin('USER', '/pricing', '/account')).toBe('/pricing');
  });

  it('login returns everyone to the page they came from', () => {
    expect(destinationAfterLogin('USER', '/settings#security')).toBe('/settings#security');
    expect(destinationAfterLogin('ADMIN', '/pricing?q=logo')).toBe('/pricing?q=logo');
  });

  it('login never redirects to another site', () => {
    expect(destinationAfterLogin('USER', 'https://elsewhere.example/login')).toBe('/');
  });
});

describe('/dashboard', () => {
  it('/dashboard redirects staff to the dashboard of their role and clients to their account', () => {
    expect(roles.map(dashboardOf)).toEqual(['/account', '/dashboard/admin', '/dashboard/superadmin']);
  });
});

describe('the account menu', () => {
  it('the account menu links clients to their account, staff to dashboard and settings', () => {
    expect(roles.map((role) => menuEntries(words, role).map(({ href }) => href))).toEqual([
      ['/account', '/settings'],
      ['/dashboard/admin/settings', '/settings', '/dashboard/admin'],
      ['/dashboard/superadmin/settings', '/settings', '/dashboard/superadmin'],
    ]);
    for (const role of ['ADMIN', 'SUPERADMIN'] as const)
      expect(menuEntries(words, role).map(({ label }) => label)).toEqual([
        'Profile',
        'Settings',
        'Admin Panel',
      ]);
  });
});

describe('return address', () => {
  it.each([
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    ' /account',
    'account',
    '//',
    '/\\',
    '//[',
    '',
    null,
  ])('%j is rejected as a return address', (next) => expect(safeNext(next)).toBeUndefined());

  it.each([
    '/login',
    '/login/',
    '/login?next=/login',
    '/register',
    '/forgot#code',
    '/fr/login',
    '/rw/register',
  ])('the login-flow page %s is rejected as a return address', (next) =>
    expect(safeNext(next)).toBeUndefined(),
  );

  it.each([
    ['/', '/'],
    ['/account', '/account'],
    ['/fr/account', '/fr/account'],
    ['/a/../account', '/account'],
    ['/search?q=a b', '/search?q=a%20b'],
    ['/contact?to=https://elsewhere.example', '/contact?to=https://elsewhere.example'],
  ])('the return address %s becomes %s', (next, path) => {
    expect(safeNext(next)).toBe(path);
    const joined = new URL(path, 'https://fts.example');
    expect(joined.origin).toBe('https://fts.example');
  });

  it('links between login pages carry the return address, unless it is unsafe', () => {
    expect(withNext('/login', '/settings?a=1#b')).toBe('/login?next=%2Fsettings%3Fa%3D1%23b');
    expect(withNext('/register', '//elsewhere.example')).toBe('/register');
    expect(withNext('/forgot', null)).toBe('/forgot');
  });
});
