import type { ReactNode } from 'react';

/** Names the facts that someone else changed while the record was open. */
export function ChangedNotice({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <div className="notice notice--info" role="status">
      <p>
        Changed by someone else since you opened it: {names.join(', ').toLowerCase()}. What you typed is kept.
      </p>
    </div>
  );
}
