import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** Query rules of undelivered emails; `status=dead` only labels the address. */
export const deadMailListRules = listRules({
  sorts: ['diedAt'],
  usual: '-diedAt',
  filters: { status: oneOf(['dead']) },
});
