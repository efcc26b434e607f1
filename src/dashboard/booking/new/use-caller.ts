import { useQuery } from '@tanstack/react-query';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ClientRow } from '#src/domain/client/client.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import type { Draft } from './draft.ts';

/** Letters of a name from which clients are suggested, and the pause in typing before (ms). */
const fewestLetters = 3;
const typingPause = 200;

/** Digits of a number with its country code, from which a foreign one counts as complete. */
const foreignDigits = 10;

/** Returns the number as clients are known by; undefined until it is complete. */
function completePhone(typed: string): string | undefined {
  const rwandan = normalisePhone(typed);
  if (rwandan !== undefined) return rwandan;
  const digits = typed.replace(/\D/g, '');
  return typed.trim().startsWith('+') && digits.length >= foreignDigits ? digits : undefined;
}

export interface Caller {
  /** The client with this number; undefined if none or several have it. */
  known: ClientRow | undefined;
  /** Clients to choose from. */
  possible: readonly ClientRow[];
}

/** Looks a caller up by number, or by name while there is none. */
export function useCaller({ phone, name, client }: Draft, lookUp: boolean): Caller {
  const number = completePhone(phone);
  const typedName = useDebounced(name.trim(), typingPause);
  const byName = phone.trim() === '' && typedName.length >= fewestLetters ? typedName : '';
  const q = number ?? byName;
  const enabled = lookUp && client === null && q !== '';
  const { data } = useQuery({
    ...apiQuery(['clients', 'caller', q], (init) =>
      accountApi.clients.$get({ query: { q, limit: '5' } }, { init }),
    ),
    enabled,
    refetchInterval: false,
  });
  const found = enabled ? (data?.items ?? []) : [];
  if (number === undefined) return { known: undefined, possible: found };
  const same = found.filter(({ phones }) => phones.includes(number));
  return same.length === 1 ? { known: same[0], possible: [] } : { known: undefined, possible: same };
}
