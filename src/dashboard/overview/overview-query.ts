import { accountApi } from '#src/components/account/session/account-api.ts';
import { asked } from '../server-state/ask.ts';

export const overviewQuery = asked(['overview'], (init) => accountApi.overview.$get({}, { init }));
