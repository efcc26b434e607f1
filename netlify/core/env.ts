import * as z from 'zod';
import { overTls } from './over-tls.ts';

/** The one place where environment variables are read and checked. */

const text = z.string().trim().min(1);

const checks = {
  /** Any PostgreSQL; without it the platform's own database is used (NETLIFY_DB_URL). */
  DATABASE_URL: z
    .url({ error: 'write it as postgres://user:password@host:port/name' })
    .transform(overTls)
    .optional(),
  /** What is stored only for a while is sealed with it; without it, with the password of the database. */
  SERVER_SECRET: z.string().trim().min(32, { error: 'make it at least 32 random characters' }).optional(),
  /** Whether super admins need a second factor before anything else works; local sites only offer it. */
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'offered'], { error: 'write required or offered' })
    .default('required'),
  /** The site's address as the platform sets it, used in links of mails. */
  URL: z.url({ error: 'write the address of the site with https://' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'write it as smtp://user:password@host:port or smtps://…' })
    .optional(),
  /** Sender of all mails, for example `FTS Studio <hello@fts.example>`. */
  MAIL_FROM: text.optional(),
  PAYPACK_BASE_URL: z
    .url({ error: 'write the address of Paypack’s API, without a slash at the end' })
    .default('https://payments.paypack.rw/api'),
  PAYPACK_CLIENT_ID: text.optional(),
  PAYPACK_CLIENT_SECRET: text.optional(),
  PAYPACK_WEBHOOK_SECRET: text.optional(),
  PAYPACK_WEBHOOK_MODE: z
    .enum(['development', 'production'], { error: 'write development or production' })
    .default('production'),
  /** Address of the platform's build hook (a secret); without it, someone builds by hand. */
  BUILD_HOOK_URL: z.url({ error: 'write the address of the build hook with https://' }).optional(),
  /** Seconds between two requests of a build; local servers set 0. */
  BUILD_GAP_SECONDS: z.coerce
    .number({ error: 'write a number of seconds' })
    .min(0, { error: 'write a number of seconds' })
    .default(60),
  /** Who is told by email when the site needs a look; one address. */
  ALERT_EMAIL: z.email({ error: 'write one email address' }).optional(),
  /** Where the same is posted as JSON (a secret). */
  ALERT_WEBHOOK_URL: z.url({ error: 'write the address of the webhook with https://' }).optional(),
  /** With it a monitor reads `/api/health?deep` without an account. */
  HEALTH_TOKEN: z.string().trim().min(32, { error: 'make it at least 32 random characters' }).optional(),
  /** Set by the platform where files can be kept. */
  NETLIFY_BLOBS_CONTEXT: text.optional(),
  /** The platform's name of the site; events of other sites are ignored. */
  SITE_ID: text.default('local'),
};

/** Every variable with the type that it has once it is checked. */
type Env = { [Name in keyof typeof checks]: z.infer<(typeof checks)[Name]> };

/** Names of all variables; `.env.example` lists them. */
export const envNames = Object.keys(checks);

const variables: { [Name in keyof Env]: z.ZodType<Env[Name]> } = checks;

/**
 * One variable, checked. Each is checked when it is read, so that a wrong one stops only the part that needs it.
 * Throws an error that names the variable and says what to set; never shows its value, which may be a secret.
 */
export function env<Name extends keyof Env>(name: Name): Env[Name] {
  const read = variables[name].safeParse(textOf(name));
  if (read.success) return read.data;
  const advice = read.error.issues.map((issue) => issue.message).join('; ');
  throw new Error(`The environment variable ${name} is not usable: ${advice}.`);
}

/** An empty variable counts as not set. */
function textOf(name: keyof Env): string | undefined {
  return process.env[name] || undefined;
}
