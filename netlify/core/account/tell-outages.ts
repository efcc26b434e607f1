import type { DBAdapterInstance } from 'better-auth';
import { APIError } from 'better-auth/api';
import { isOutage } from '../database-outage.ts';

/** Better Auth hides errors that are not its own behind a nameless one: an outage comes as one of its own, with its cause. */
export function tellOutages(adapter: DBAdapterInstance): DBAdapterInstance {
  return (options) =>
    new Proxy(adapter(options), {
      get(inner, name, self) {
        const part: unknown = Reflect.get(inner, name, self);
        return typeof part === 'function' ? telling((...question) => part.apply(inner, question)) : part;
      },
    });
}

function telling(ask: (...question: unknown[]) => unknown) {
  return async (...question: unknown[]) => {
    try {
      return await ask(...question);
    } catch (error) {
      throw isOutage(error) ? Object.assign(new APIError('SERVICE_UNAVAILABLE'), { cause: error }) : error;
    }
  };
}
