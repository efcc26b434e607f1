import { readJson } from '#src/lib/storage/storage.ts';

/** What a signed-in person may do: USER is a client, the others are staff. */
export const roles = ['USER', 'ADMIN', 'SUPERADMIN'] as const;

export type Role = (typeof roles)[number];

/** What a super admin gives on the site; super admins are made from the command line. */
export const givenRoles = ['USER', 'ADMIN'] as const;

/** Who is signed in, as the server says it. */
export interface User {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Address of the profile picture on this site, or null. */
  avatarUrl: string | null;
}

/** What the header shows of someone before the server was asked. Nothing in it is secret, nothing in it permits. */
export interface KnownUser {
  name: string;
  initials: string;
  role: Role;
  avatarUrl: string | null;
}

/** Roles as people read them. */
export const roleNames: Record<Role, string> = {
  USER: 'Client',
  ADMIN: 'Admin',
  SUPERADMIN: 'Super admin',
};

/** A role within a sentence: "an admin". */
export function articled(role: Role): string {
  const name = roleNames[role].toLowerCase();
  return role === 'ADMIN' ? `an ${name}` : `a ${name}`;
}

/** What is remembered of a user until the next page. */
export function knownUser({ name, role, avatarUrl }: User): KnownUser {
  return { name, initials: initialsOf(name), role, avatarUrl };
}

/** The first letters of the first and the last word: "Aline Mukamana Uwase" becomes "AU". */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{Letter}\p{Number}'’-]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

/** Reads what storage holds. Anything else counts as nobody known. */
export function parseKnownUser(text: string | null | undefined): KnownUser | undefined {
  return readJson(text, (value: Partial<KnownUser>) => (isKnownUser(value) ? value : undefined));
}

/** Reads the token that storage holds; an empty text is none. */
export function parseToken(text: string | null | undefined): string | undefined {
  return text || undefined;
}

function isKnownUser(value: Partial<KnownUser>): value is KnownUser {
  return (
    typeof value.name === 'string' &&
    typeof value.initials === 'string' &&
    roles.some((role) => role === value.role) &&
    (value.avatarUrl === null || typeof value.avatarUrl === 'string')
  );
}
