import { paperCodeFrom } from '#src/lib/ids.ts';

/** Paper that an address names. Its client’s `token` opens it; without one, staff are logged in. */
export interface PaperAddress {
  code: string;
  token: string | undefined;
}

/** Reads what is behind the # of /paper: a code, or a booking's token and a code. */
export function paperAddress(key: string): PaperAddress | undefined {
  const [, token, typed = ''] = /^(?:([\w-]{22})\/)?([\w-]+)$/.exec(key) ?? [];
  const code = paperCodeFrom(typed);
  return code === undefined ? undefined : { code, token };
}
