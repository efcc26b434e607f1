import { deleteCount, limitAddress, limitRate } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';

interface Limit {
  /** Attempts per IP address and hour; generous, because many phones share one. */
  perAddress: number;
  perAccount: number;
  minutes: number;
}

/** Actions that need a session, a link or an id only the owner has, so others cannot use them up. */
const limits = {
  verify: { perAddress: 60, perAccount: 20, minutes: 60 },
  resend: { perAddress: 30, perAccount: 6, minutes: 60 },
  password: { perAddress: 240, perAccount: 10, minutes: 15 },
  'factor-set-up': { perAddress: 120, perAccount: 20, minutes: 60 },
  invitation: { perAddress: 60, perAccount: 20, minutes: 60 },
  avatar: { perAddress: 60, perAccount: 20, minutes: 60 },
} satisfies Record<string, Limit>;

type LimitedAction = keyof typeof limits;

/**
 * Counts an attempt before its outcome, outside transactions, so that a failure does not undo it.
 * `account` need not exist. Throws ProblemError 429.
 */
export async function limitAccount(action: LimitedAction, account: string, address: string): Promise<void> {
  await limitNetwork(action, address);
  await limitTries(action, account);
}

/** Counts against the IP only; call before queueing for a hash slot. Throws ProblemError 429. */
export async function limitNetwork(action: LimitedAction, address: string): Promise<void> {
  await limitAddress(db(), action, address, limits[action].perAddress);
}

/** Counts against the account only; call inside the hash slot. Throws ProblemError 429. */
export async function limitTries(action: LimitedAction, account: string): Promise<void> {
  const { perAccount, minutes } = limits[action];
  await limitRate(db(), `${action}-by-account`, account, perAccount, minutes);
}

export async function forgiveAccount(action: LimitedAction, account: string): Promise<void> {
  await deleteCount(db(), `${action}-by-account`, account);
}
