import type { ReactNode } from 'react';

/** Relative to the pages of records, which both dashboards have. */
export function clientAddress(id: string): string {
  return `clients?open=${id}`;
}

export function ClientLink({ id }: { id: string | null }): ReactNode {
  if (id === null) return null;
  return (
    <a className="button button--small" href={clientAddress(id)}>
      All about this client
    </a>
  );
}
