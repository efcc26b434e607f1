import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { limitAddress, limitRate, type TooOften, wideShare } from '../../abuse/rate-limit.ts';
import {
  type BucketLimit,
  currentAttempts,
  refundAttempt,
  type TokenBucket,
  takeAttempt,
  tryTakeAttempt,
} from '../../abuse/token-bucket.ts';
import { db } from '../../database.ts';
import { isKnownDevice, isKnownDeviceOfAnyUser } from '../device/known-device.ts';

export interface Caller {
  address: string;
  userAgent: string | undefined;
  /** Value of the known-device cookie. */
  device: string | undefined;
}

interface GuessLimits {
  /** Attempts per hour of an IP address or known device; generous, because phones share addresses. */
  perAddress: number;
  /** A known device of this account, unaffected by attempts from elsewhere. */
  device: BucketLimit;
  /** An IP address at one account. */
  network: BucketLimit;
  /** All unknown devices together at one account: the limit of a distributed guesser. */
  account: BucketLimit;
}

/** Limits of actions that need nothing but an email address (docs/decisions/0028). */
const limits = {
  login: {
    perAddress: 240,
    device: { burst: 10, minutes: 15 },
    network: { burst: 10, minutes: 30 },
    account: { burst: 100, minutes: 15 },
  },
  forgot: {
    perAddress: 30,
    device: { burst: 6, minutes: 10 },
    network: { burst: 4, minutes: 15 },
    account: { burst: 8, minutes: 10 },
  },
  reset: {
    perAddress: 60,
    device: { burst: 10, minutes: 15 },
    network: { burst: 10, minutes: 30 },
    account: { burst: 200, minutes: 2 },
  },
  factor: {
    perAddress: 60,
    device: { burst: 10, minutes: 15 },
    network: { burst: 10, minutes: 30 },
    account: { burst: 30, minutes: 15 },
  },
} satisfies Record<string, GuessLimits>;

/** Hourly limits per IP address or known device of unguessable secrets, to limit server load. */
const unguessable = { passkey: 240, recovery: 60, 'reset-key': 60 };

export type GuessedAction = keyof typeof limits;

/** Registration limits: strangers in forty networks can neither lock out the owner nor flood a mailbox. */
const registration: Omit<GuessLimits, 'device'> = {
  perAddress: 30,
  network: { burst: 3, minutes: 20 },
  account: { burst: 150, minutes: 10 },
};

/** Refusals that name a way in that works despite other people’s attempts. */
const tooOften: Partial<Record<GuessedAction, TooOften>> = {
  login: 'passwordTriedTooOften',
  reset: 'codeTriedTooOften',
};

/** Refund of an attempt that was right: only wrong ones count. */
type Refund = () => Promise<void>;

/**
 * Counts against the IP address or known device; returns a function that counts the attempt itself.
 * Both throw ProblemError 429. `email` need not have an account.
 */
export async function limitNetworkOf(
  action: GuessedAction,
  email: string,
  { address, device }: Caller,
): Promise<() => Promise<Refund>> {
  const { perAddress, network } = limits[action];
  if (device !== undefined && (await isKnownDevice(device, email))) {
    await limitRate(db(), `${action}-on-device`, device, perAddress, 60);
    return () =>
      takeFromAll([byDevice(action, email, device), ...(action === 'factor' ? [byKnownDevices(email)] : [])]);
  }
  await limitAddress(db(), action, address, perAddress);
  return () =>
    takeFromAll([
      ...byNetwork(action, email, address, network),
      // Reset emails are counted where they are written: beyond their limit nobody is refused.
      ...(action === 'forgot' ? [] : [byAccount(action, email)]),
    ]);
}

/** Counts network and attempt together, for actions without a hash slot. Throws ProblemError 429. */
export async function countAttempt(action: GuessedAction, email: string, caller: Caller): Promise<Refund> {
  const count = await limitNetworkOf(action, email, caller);
  return count();
}

/** Limits unguessable secrets per IP address or known device. Throws ProblemError 429. */
export async function limitUnguessable(
  action: keyof typeof unguessable,
  { address, device }: Caller,
): Promise<void> {
  const perHour = unguessable[action];
  if (device !== undefined && (await isKnownDeviceOfAnyUser(device)))
    await limitRate(db(), `${action}-by-device`, device, perHour, 60);
  else await limitAddress(db(), action, address, perHour);
}

/** Limits registrations per IP address and hour. Throws ProblemError 429. */
export async function limitRegistering(address: string): Promise<void> {
  await limitAddress(db(), 'register', address, registration.perAddress);
}

/** Counts a registration of an address. Throws ProblemError 429. */
export async function countRegistration(email: string, address: string): Promise<void> {
  await takeFromAll([
    ...byNetwork('register', email, address, registration.network),
    { kind: 'register-by-account', by: email, ...registration.account },
  ]);
}

/** Counts a reset email; false beyond an unknown device’s limit, while an earlier email may still work. */
export async function mayMailReset(email: string, { device }: Caller): Promise<boolean> {
  if (await isKnownDevice(device, email)) return true;
  return tryTakeAttempt(byAccount('forgot', email));
}

/** Counts a code sent by a super admin, separately from strangers’ requests. Throws ProblemError 429. */
export async function countStaffReset(staffId: string, email: string): Promise<void> {
  await takeAttempt({ kind: 'forgot-by-staff', by: `${staffId} ${email}`, ...limits.forgot.device });
}

/** Counts current attempts: the most of any bucket that applies to this caller. */
export async function currentAttemptsOf(
  action: GuessedAction,
  email: string,
  { device }: Caller,
): Promise<number> {
  const counts = [
    byAccount(action, email),
    ...(action === 'factor' ? [byKnownDevices(email)] : []),
    ...(device === undefined ? [] : [byDevice(action, email, device)]),
  ];
  return Math.max(...(await Promise.all(counts.map(currentAttempts))));
}

function byDevice(action: GuessedAction, email: string, device: string): TokenBucket {
  return { kind: `${action}-by-device`, by: `${device} ${email}`, ...limits[action].device };
}

function byNetwork(action: string, email: string, address: string, limit: BucketLimit): TokenBucket[] {
  const narrow = { kind: `${action}-by-network`, by: `${addressBlock(address)} ${email}`, ...limit };
  const wide = wideBlock(address);
  if (wide === undefined) return [narrow];
  const wideLimit = { burst: limit.burst * wideShare, minutes: Math.floor(limit.minutes / wideShare) };
  return [narrow, { kind: `${action}-by-wide-network`, by: `${wide} ${email}`, ...wideLimit }];
}

function byAccount(action: GuessedAction, email: string): TokenBucket {
  const refusal = tooOften[action];
  return {
    kind: `${action}-by-account`,
    by: email,
    ...limits[action].account,
    ...(refusal !== undefined && { refusal }),
  };
}

/** Limits all known devices together: anyone who can reset the password can add more of them. */
function byKnownDevices(email: string): TokenBucket {
  return { kind: 'factor-by-known-devices', by: email, ...limits.factor.account };
}

/** Counts an attempt in all buckets or, if one is full, in none. */
async function takeFromAll(counts: readonly TokenBucket[]): Promise<Refund> {
  const taken: TokenBucket[] = [];
  const refund = async () => {
    for (const bucket of taken) await refundAttempt(bucket);
  };
  try {
    for (const bucket of counts) {
      await takeAttempt(bucket);
      taken.push(bucket);
    }
  } catch (error) {
    await refund();
    throw error;
  }
  return refund;
}
