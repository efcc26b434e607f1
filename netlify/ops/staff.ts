import { parseArgs } from 'node:util';
import { normaliseEmail } from '#netlify/core/account/normalise-email.ts';
import { addStaff, listStaff, operator, removeStaff } from '#netlify/core/account/staff.ts';
import { resetFactorsOf } from '#netlify/core/account/users/reset-factors.ts';
import { closeDatabase } from '#netlify/core/database.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { OperatorError, runCommand } from './command.ts';

const usage = `Usage:
  npm run staff -- list
  npm run staff -- add EMAIL --role ADMIN|SUPERADMIN
  npm run staff -- remove EMAIL
  npm run staff -- reset-two-step EMAIL`;

function readEmail(typed: string | undefined): string {
  const email = typed === undefined ? undefined : normaliseEmail(typed);
  if (email === undefined) throw new OperatorError(`Please name an email address.\n\n${usage}`);
  return email;
}

function readRole(typed: string | undefined): 'ADMIN' | 'SUPERADMIN' {
  const role = typed?.toUpperCase();
  if (role === 'ADMIN' || role === 'SUPERADMIN') return role;
  throw new OperatorError(`Please give a role: --role ADMIN or --role SUPERADMIN.\n\n${usage}`);
}

async function add(typedEmail: string | undefined, typedRole: string | undefined): Promise<string> {
  const { user, created } = await addStaff(readEmail(typedEmail), readRole(typedRole));
  const done = `${user.email} is ${user.role} now.`;
  return created
    ? `${done} The account is new and has no password: open /forgot on the site, request a code and choose one.`
    : `${done} It takes effect at once, on every device.`;
}

async function remove(typedEmail: string | undefined): Promise<string> {
  const email = readEmail(typedEmail);
  const user = await removeStaff(email);
  if (user === undefined) throw new OperatorError(`No account uses ${email}.`);
  return `${user.email} is a client again.`;
}

async function resetTwoStep(typedEmail: string | undefined): Promise<string> {
  const email = readEmail(typedEmail);
  if (!(await resetFactorsOf(email, operator)))
    throw new OperatorError(`No account with ${email} uses two-step login.`);
  return `${email} logs in with the password alone now, and is logged out everywhere.`;
}

async function list(): Promise<string> {
  const staff = await listStaff();
  if (staff.length === 0) return 'No staff yet. Add the first: npm run staff -- add EMAIL --role SUPERADMIN';
  return staff.map(({ role, email, name }) => `${role.padEnd(10)}  ${email}  ${name}`).join('\n');
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  if (!process.env.DATABASE_URL && !process.env.NETLIFY_DB_URL) {
    throw new OperatorError(
      'Please set DATABASE_URL to the database of the site, as postgres://user:password@host/name.',
    );
  }
  const [command, email] = positionals;
  if (command === 'list') return list();
  if (command === 'add') return add(email, values.role);
  if (command === 'remove') return remove(email);
  if (command === 'reset-two-step') return resetTwoStep(email);
  throw new OperatorError(usage);
}

/** Rejections by account rules are errors that the operator can fix. */
async function runByTheRules(): Promise<string> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ProblemError ? new OperatorError(error.message) : error;
  }
}

await runCommand(usage, runByTheRules);
await closeDatabase();
