import { accountApi } from '#src/components/account/session/account-api.ts';
import { asked } from '../server-state/ask.ts';

export const notificationsQuery = asked(['notifications'], (init) =>
  accountApi.notifications.$get({ query: {} }, { init }),
);
