import type { User } from '../user.ts';

/** What a profile form asks the server to change; the current password goes along where one is needed. */
export interface ProfileChanges {
  name: string;
  email?: string;
  password?: string;
  currentPassword?: string;
}

/** What is different from the user's profile. The name is always part of it, so that saving twice does no harm. */
export function profileChanges(user: User, values: Record<string, string>): ProfileChanges {
  const { name = user.name, email = user.email, password = '', currentPassword = '' } = values;
  return {
    name,
    ...(email !== user.email && { email }),
    ...(password !== '' && { password }),
    ...(currentPassword !== '' && { currentPassword }),
  };
}
