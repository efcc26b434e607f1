import type { TillEntry } from '#src/domain/payment/closing/till.ts';

/** "Float", "Taken out: batteries", "Undone: batteries". */
export function tillEntryText({ kind, reason, reverses }: Pick<TillEntry, 'kind' | 'reason' | 'reverses'>) {
  const did = kind === 'float' ? 'Float' : 'Taken out';
  const said = reverses === null ? did : `${did}, undone`;
  return reason === '' ? said : `${said}: ${reason}`;
}
