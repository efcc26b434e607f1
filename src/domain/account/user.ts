import { readJson } from '#src/lib/storage/storage.ts';
import type { Language } from '#src/lib/words/languages.ts';

/** USER is a client; the others are staff. */
export const roles = ['USER', 'ADMIN', 'SUPERADMIN'] as const;

export type Role = (typeof roles)[number];

/** Roles assigned on the site. Super admins are created on the command line. */
export const assignableRoles = ['USER', 'ADMIN'] as const;

export interface User {
  id: string;
  name: string;
  email: string;
  /** Language of emails. */
  language: Language;
  role: Role;
  /** Path of the profile picture on this site, or null. */
  avatarUrl: string | null;
}

/** User cached for the header until the server responds. Nothing in it is secret or grants access. */
export interface CachedUser {
  name: string;
  initials: string;
  role: Role;
  avatarUrl: string | null;
}

/** Names of roles on staff screens. */
export const roleNames: Record<Role, string> = {
  USER: 'Client',
  ADMIN: 'Admin',
  SUPERADMIN: 'Super admin',
};

export function cachedUser({ name, role, avatarUrl }: User): CachedUser {
  return { name, initials: initialsOf(name), role, avatarUrl };
}

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{Letter}\p{Number}'’-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

export function parseCachedUser(text: string | null | undefined): CachedUser | undefined {
  return readJson(text, (value: Partial<CachedUser>) => (isCachedUser(value) ? value : undefined));
}

export function parseToken(text: string | null | undefined): string | undefined {
  return text || undefined;
}

function isCachedUser(value: Partial<CachedUser>): value is CachedUser {
  return (
    typeof value.name === 'string' &&
    typeof value.initials === 'string' &&
    roles.some((role) => role === value.role) &&
    (value.avatarUrl === null || typeof value.avatarUrl === 'string')
  );
}
