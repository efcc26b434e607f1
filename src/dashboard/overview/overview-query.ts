import { accountApi } from '#src/components/account/session/account-api.ts';
import { asked } from '../server-state/ask.ts';

/** What the navigation and the first page show. */
export const overviewQuery = asked(['overview'], (init) => accountApi.overview.$get({}, { init }));
