import type { ReactNode } from 'react';
import { initialsOf, type User } from '#src/domain/account/user.ts';

/** Renders the profile picture, or initials. Decorative: the name is next to it. */
export function Avatar({ user: { name, avatarUrl } }: { user: User }): ReactNode {
  if (avatarUrl === null)
    return (
      <span className="avatar" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return <img className="avatar" src={avatarUrl} alt="" width={96} height={96} />;
}
