import type { PriceRow } from './price-row.ts';

/** Names of rows and sessions by SKU, and sizes by `<SKU>/size`, in one language. */
export type PriceNames = Readonly<Record<string, string>>;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'price-names': PriceNames;
  }
}

/** Row without words, so that scripts are the same in every language. */
export interface UnnamedRow extends Omit<PriceRow, 'name' | 'sessions' | 'size'> {
  /** Ids of the sessions sold at these prices. */
  sessions?: string[];
}

export function withoutNames(rows: readonly PriceRow[]): UnnamedRow[] {
  return rows.map(({ name: _, size: __, sessions, ...row }) => ({
    ...row,
    ...(sessions && { sessions: Object.keys(sessions) }),
  }));
}

export function namesOf(rows: readonly PriceRow[]): PriceNames {
  return Object.fromEntries(
    rows.flatMap(({ sku, name, serviceId, size, sessions = {} }) => [
      [sku, name],
      ...(size === undefined ? [] : [[sizeKey(sku), size]]),
      ...Object.entries(sessions).map(([id, session]) => [sessionKey(serviceId, id), session]),
    ]),
  );
}

/** Gives rows their names. A row without one keeps its SKU, as the file of names may be older. */
export function namedRows(names: PriceNames, rows: readonly UnnamedRow[]): PriceRow[] {
  return rows.map(({ sessions, ...row }) => {
    const size = names[sizeKey(row.sku)];
    const nameOf = (sku: string) => names[sku] ?? sku;
    const named = sessions?.map((id) => [id, nameOf(sessionKey(row.serviceId, id))] as const);
    return {
      ...row,
      name: nameOf(row.sku),
      ...(named && { sessions: Object.fromEntries(named) }),
      ...(size !== undefined && { size }),
    };
  });
}

const sizeKey = (sku: string) => `${sku}/size`;

const sessionKey = (service: string, id: string) => `sessions/${service}/${id}`;
