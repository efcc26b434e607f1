import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** What the list of emails that were given up can be asked for; `status` says in the address that it holds only those. */
export const deadMailListRules = listRules({
  sorts: ['diedAt'],
  usual: '-diedAt',
  filters: { status: oneOf(['dead']) },
});
