import type { User } from '../user.ts';

export interface ProfileChanges {
  name: string;
  email?: string;
  password?: string;
  currentPassword?: string;
}

/** Returns the changed fields. The name is always included, so that saving twice is harmless. */
export function profileChanges(user: User, values: Record<string, string>): ProfileChanges {
  const { name = user.name, email = user.email, password = '', currentPassword = '' } = values;
  return {
    name,
    ...(email !== user.email && { email }),
    ...(password !== '' && { password }),
    ...(currentPassword !== '' && { currentPassword }),
  };
}
