import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** Query rules of emails and texts that could not be sent; `status=dead` only labels the address. */
export const deadMessageListRules = listRules({
  sorts: ['diedAt'],
  usual: '-diedAt',
  filters: { status: oneOf(['dead']) },
});
