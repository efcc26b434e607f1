import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { giveBack, isTaken, type Pace, type Paced, takeTry, triesThatCount } from '../../abuse/pace.ts';
import { limitAddress, limitRate, wideShare } from '../../abuse/rate-limit.ts';
import { db } from '../../database.ts';
import { isKnownDevice, isKnownToAnyone } from '../device/known-device.ts';

/** Who calls: the network address, and what the device says of itself. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
  /** What the cookie of a known device holds. */
  device: string | undefined;
}

interface GuessLimits {
  /** What one network address, or one known device, does within an hour. Many phones share an address, so it is generous. */
  perAddress: number;
  /** A device on which this account was logged in to before: what others do takes nothing from it. */
  device: Pace;
  /** One network address at one account. */
  network: Pace;
  /** All unknown devices together at one account: what a guesser with many addresses gets. */
  account: Pace;
}

/** Anyone may try these with nothing but an email address (docs/decisions/0028). */
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
  /** Codes from an app, after the right password. */
  factor: {
    perAddress: 60,
    device: { burst: 10, minutes: 15 },
    network: { burst: 10, minutes: 30 },
    account: { burst: 30, minutes: 15 },
  },
} satisfies Record<string, GuessLimits>;

/** Nobody guesses these: so many an hour, from one network address or one known device, are for the server’s own sake. */
const unguessable = { passkey: 240, recovery: 60, 'reset-key': 60 };

export type GuessedAction = keyof typeof limits;

/** A registration: no stranger's tries in forty networks may refuse the owner, and no mailbox gets more than the second in a flood. */
const registration: Omit<GuessLimits, 'device'> = {
  perAddress: 30,
  network: { burst: 3, minutes: 20 },
  account: { burst: 150, minutes: 10 },
};

/** What lets the owner in at once, however many tries others make. */
const instead: Partial<Record<GuessedAction, string>> = {
  login:
    'If this is your account, choose “Forgot your password?”: the button in our email lets you in without waiting.',
  reset: 'The button in our email works without waiting.',
};

/** Takes a try back that was right: only wrong ones count. */
type TakeBack = () => Promise<void>;

/**
 * Counts what the network does, which a known device is not held up by, and gives what counts the try: before it is known
 * whether it is right, and outside of any transaction, so that a failure does not undo the count. Between the two one may wait
 * for their turn. `email` need not have an account. Both throw ProblemError 429.
 */
export async function passNetwork(
  action: GuessedAction,
  email: string,
  { address, device }: Caller,
): Promise<() => Promise<TakeBack>> {
  const { perAddress, network } = limits[action];
  if (device !== undefined && (await isKnownDevice(device, email))) {
    await limitRate(db(), `${action}-on-device`, device, perAddress, 60);
    return () =>
      takeAll([byDevice(action, email, device), ...(action === 'factor' ? [byKnownDevices(email)] : [])]);
  }
  await limitAddress(db(), action, address, perAddress);
  return () =>
    takeAll([
      ...byNetwork(action, email, address, network),
      // Mails of resets are counted where they are written: beyond their number nobody is refused.
      ...(action === 'forgot' ? [] : [byAccount(action, email)]),
    ]);
}

/** The same at once, for what takes no turn. Throws ProblemError 429. */
export async function countTry(action: GuessedAction, email: string, caller: Caller): Promise<TakeBack> {
  const count = await passNetwork(action, email, caller);
  return count();
}

/**
 * Limits what asks for a passkey, or enters a recovery code. A device that is known to any account is not held up by what its
 * network does. Throws ProblemError 429.
 */
export async function limitUnguessable(
  action: keyof typeof unguessable,
  { address, device }: Caller,
): Promise<void> {
  const perHour = unguessable[action];
  if (device !== undefined && (await isKnownToAnyone(device)))
    await limitRate(db(), `${action}-by-device`, device, perHour, 60);
  else await limitAddress(db(), action, address, perHour);
}

/** Limits what one network address registers within an hour. Throws ProblemError 429. */
export async function limitRegistering(address: string): Promise<void> {
  await limitAddress(db(), 'register', address, registration.perAddress);
}

/** Counts a registration of an address. Throws ProblemError 429. */
export async function countRegistration(email: string, address: string): Promise<void> {
  await takeAll([
    ...byNetwork('register', email, address, registration.network),
    { kind: 'register-by-account', by: email, ...registration.account },
  ]);
}

/** Counts a mail that an unknown device asks for. False beyond what one mailbox gets, when an earlier mail is still good. */
export async function mayMailReset(email: string, { device }: Caller): Promise<boolean> {
  if (await isKnownDevice(device, email)) return true;
  return isTaken(byAccount('forgot', email));
}

/** Counts a code that a super admin has sent to an account's owner: strangers take nothing from it. Throws ProblemError 429. */
export async function countStaffReset(staffId: string, email: string): Promise<void> {
  await takeTry({ kind: 'forgot-by-staff', by: `${staffId} ${email}`, ...limits.forgot.device });
}

/** How many tries count at this moment: from all unknown devices, or from the one that calls. */
export async function wrongTries(action: GuessedAction, email: string, { device }: Caller): Promise<number> {
  const counts = [
    byAccount(action, email),
    ...(action === 'factor' ? [byKnownDevices(email)] : []),
    ...(device === undefined ? [] : [byDevice(action, email, device)]),
  ];
  return Math.max(...(await Promise.all(counts.map(triesThatCount))));
}

function byDevice(action: GuessedAction, email: string, device: string): Paced {
  return { kind: `${action}-by-device`, by: `${device} ${email}`, ...limits[action].device };
}

/** One network address at one account, and where it is part of a wide block of IPv6 addresses that block too. */
function byNetwork(action: string, email: string, address: string, pace: Pace): Paced[] {
  const narrow = { kind: `${action}-by-network`, by: `${addressBlock(address)} ${email}`, ...pace };
  const wide = wideBlock(address);
  if (wide === undefined) return [narrow];
  const widePace = { burst: pace.burst * wideShare, minutes: Math.floor(pace.minutes / wideShare) };
  return [narrow, { kind: `${action}-by-wide-network`, by: `${wide} ${email}`, ...widePace }];
}

function byAccount(action: GuessedAction, email: string): Paced {
  const sentence = instead[action];
  return {
    kind: `${action}-by-account`,
    by: email,
    ...limits[action].account,
    ...(sentence !== undefined && { instead: sentence }),
  };
}

/** All known devices of an account together: one who can reset the password makes as many of them known as they like. */
function byKnownDevices(email: string): Paced {
  return { kind: 'factor-by-known-devices', by: email, ...limits.factor.account };
}

/** A try that one count refuses is in none of them. */
async function takeAll(counts: readonly Paced[]): Promise<TakeBack> {
  const taken: Paced[] = [];
  const takeBack = async () => {
    for (const paced of taken) await giveBack(paced);
  };
  try {
    for (const paced of counts) {
      await takeTry(paced);
      taken.push(paced);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
