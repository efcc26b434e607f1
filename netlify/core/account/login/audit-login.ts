import * as z from 'zod';
import { addressPart } from '../../abuse/address-block.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { userByEmail } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { describeDevice } from '../device/device.ts';
import { ownerOfTicket } from '../factor/login-ticket.ts';
import { normaliseEmail } from '../normalise-email.ts';
import type { Caller } from './guess-limits.ts';

type Proof = 'password' | 'code' | 'passkey';

/** Origin of a login; only a device name and a shortened IP address are recorded. */
export type Origin = Pick<Caller, 'address' | 'userAgent'>;

const actions = {
  done: 'account.logged-in',
  failed: 'account.login-failed',
  refused: 'account.login-refused',
} as const;
export const loginActions = Object.values(actions);

/** A password or code that was checked and is wrong; malformed input is a plain ProblemError. */
export class InvalidCredentials extends ProblemError {}

const targetSchema = z.object({ email: z.optional(z.string()), ticket: z.optional(z.string()) });

export async function auditLogin(
  user: Pick<User, 'id' | 'role'>,
  proof: Proof,
  origin: Origin,
): Promise<void> {
  await auditStaffLogin(user, actions.done, user.id, { with: proof, ...describeOrigin(origin) });
}

export async function auditRefusedLogin(user: Pick<User, 'id' | 'role'>, origin: Origin): Promise<void> {
  await auditStaffLogin(user, actions.refused, user.id, describeOrigin(origin));
}

/**
 * Audits a wrong password or code for a staff account. `body` is the request.
 * Runs after the response, so that timing does not reveal staff accounts.
 */
export async function auditFailedLogin(
  error: unknown,
  body: unknown,
  proof: Exclude<Proof, 'passkey'>,
  origin: Origin,
): Promise<void> {
  if (!(error instanceof InvalidCredentials)) return;
  const user = await findTargetUser(body);
  if (user !== undefined)
    await auditStaffLogin(user, actions.failed, 'visitor', { with: proof, ...describeOrigin(origin) });
}

async function findTargetUser(body: unknown): Promise<User | undefined> {
  const { data } = targetSchema.safeParse(body);
  if (data?.ticket !== undefined) return ownerOfTicket(data.ticket);
  const email = data?.email === undefined ? undefined : normaliseEmail(data.email);
  return email === undefined ? undefined : userByEmail(db(), email);
}

function describeOrigin({ address, userAgent }: Origin) {
  return { device: describeDevice(userAgent ?? null), network: addressPart(address) };
}

async function auditStaffLogin(
  { id, role }: Pick<User, 'id' | 'role'>,
  action: string,
  actor: string,
  after: object,
): Promise<void> {
  if (role === 'USER') return;
  await db().transaction((tx) => audit(tx, { actor, action, subjectId: id, after }));
}
