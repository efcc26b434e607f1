import { forgetCount, limitAddress, limitRate } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';

interface Limit {
  /** What one network address does within an hour. Many phones share one, so it is generous. */
  perAddress: number;
  /** What happens to one account within the window. */
  perAccount: number;
  /** The window, in minutes. */
  minutes: number;
}

/** What needs a session, or a link or an id that only its owner was given: others cannot use these up. */
const limits = {
  verify: { perAddress: 60, perAccount: 20, minutes: 60 },
  resend: { perAddress: 30, perAccount: 6, minutes: 60 },
  /** Asking for the current password, and changes that need it. */
  password: { perAddress: 240, perAccount: 10, minutes: 15 },
  /** Setting up a second factor. */
  'factor-set-up': { perAddress: 120, perAccount: 20, minutes: 60 },
  /** Looking at an invitation, and accepting it. */
  invitation: { perAddress: 60, perAccount: 20, minutes: 60 },
  avatar: { perAddress: 60, perAccount: 20, minutes: 60 },
} satisfies Record<string, Limit>;

type LimitedAction = keyof typeof limits;

/**
 * Counts a try, before it is known whether it succeeds, and outside of any transaction, so that a failure does not undo
 * the count. `account` is whatever names the account: it need not exist. Throws ProblemError 429.
 */
export async function limitAccount(action: LimitedAction, account: string, address: string): Promise<void> {
  await limitNetwork(action, address);
  await limitTries(action, account);
}

/** The network's part of it, for who then waits for their turn. Throws ProblemError 429. */
export async function limitNetwork(action: LimitedAction, address: string): Promise<void> {
  await limitAddress(db(), action, address, limits[action].perAddress);
}

/** The account's part of it: what never had its turn is no try. Throws ProblemError 429. */
export async function limitTries(action: LimitedAction, account: string): Promise<void> {
  const { perAccount, minutes } = limits[action];
  await limitRate(db(), `${action}-by-account`, account, perAccount, minutes);
}

/** Forgets an account's tries after one that succeeded. */
export async function forgiveAccount(action: LimitedAction, account: string): Promise<void> {
  await forgetCount(db(), `${action}-by-account`, account);
}
