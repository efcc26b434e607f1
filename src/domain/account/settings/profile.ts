import type { Language } from '#src/lib/words/languages.ts';
import type { User } from '../user.ts';

export interface ProfileChanges {
  name: string;
  email?: string;
  language?: Language;
  password?: string;
  currentPassword?: string;
}

/** Returns the changed fields. The name is always included, so that saving twice is harmless. */
export function profileChanges(user: User, values: Record<string, string>): ProfileChanges {
  const { name = user.name, email = user.email, language = user.language } = values;
  const { password = '', currentPassword = '' } = values;
  return {
    name,
    ...(email !== user.email && { email }),
    ...(language !== user.language && { language: language as Language }),
    ...(password !== '' && { password }),
    ...(currentPassword !== '' && { currentPassword }),
  };
}
