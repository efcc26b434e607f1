import { addressBlock, wideBlock } from '../../abuse/address-block.ts';
import { giveBack, type Pace, type Paced, takeTry, triesThatCount } from '../../abuse/pace.ts';
import { limitAddress, wideShare } from '../../abuse/rate-limit.ts';
import { db } from '../../database.ts';
import { isKnownDevice } from '../device/known-device.ts';

/** Who calls: the network address, and what the device says of itself. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
  /** What the cookie of a known device holds. */
  device: string | undefined;
}

interface GuessLimits {
  /** What one network address does within an hour, at all accounts. Many phones share one, so it is generous. */
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

export type GuessedAction = keyof typeof limits;

/**
 * Counts a try before it is known whether it is right, and outside of any transaction, so that a failure does not undo
 * the count. `email` need not have an account. Gives what takes the try back once it was right: only wrong ones count.
 * Throws ProblemError 429.
 */
export async function countTry(
  action: GuessedAction,
  email: string,
  { address, device }: Caller,
): Promise<() => Promise<void>> {
  const { perAddress, network } = limits[action];
  if (device !== undefined && (await isKnownDevice(device, email))) {
    return takeAll([
      byDevice(action, email, device),
      ...(action === 'factor' ? [byKnownDevices(email)] : []),
    ]);
  }
  await limitAddress(db(), action, address, perAddress);
  const wide = wideBlock(address);
  return takeAll([
    { kind: `${action}-by-network`, by: `${addressBlock(address)} ${email}`, ...network },
    ...(wide === undefined ? [] : [byWideNetwork(action, email, wide)]),
    byAccount(action, email),
  ]);
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

function byWideNetwork(action: GuessedAction, email: string, wide: string): Paced {
  const { burst, minutes } = limits[action].network;
  const pace = { burst: burst * wideShare, minutes: Math.floor(minutes / wideShare) };
  return { kind: `${action}-by-wide-network`, by: `${wide} ${email}`, ...pace };
}

function byAccount(action: GuessedAction, email: string): Paced {
  return { kind: `${action}-by-account`, by: email, ...limits[action].account };
}

/** All known devices of an account together: one who can reset the password makes as many of them known as they like. */
function byKnownDevices(email: string): Paced {
  return { kind: 'factor-by-known-devices', by: email, ...limits.factor.account };
}

/** A try that one count refuses is in none of them. */
async function takeAll(counts: readonly Paced[]): Promise<() => Promise<void>> {
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
