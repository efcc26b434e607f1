import * as z from 'zod';
import { overTls } from './over-tls.ts';

/** The only place where environment variables are read and validated. */

const text = z.string().trim().min(1);

const checks = {
  /** Any PostgreSQL; without it, the platform’s own database (NETLIFY_DB_URL). */
  DATABASE_URL: z
    .url({ error: 'write it as postgres://user:password@host:port/name' })
    .transform(overTls)
    .optional(),
  /** Encrypts temporary data; without it, the database password is used. */
  SERVER_SECRET: z.string().trim().min(32, { error: 'make it at least 32 random characters' }).optional(),
  /** `required` blocks super admins without a second factor; local sites only offer it. */
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'offered'], { error: 'write required or offered' })
    .default('required'),
  /** Address of the site, set by the platform and used in email links. */
  URL: z.url({ error: 'write the address of the site with https://' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'write it as smtp://user:password@host:port or smtps://…' })
    .optional(),
  /** Sender of all emails, for example `FTS Studio <hello@fts.example>`. */
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
  SMS_URL: z
    .url({ error: 'write the address that takes text messages with https://' })
    .default('https://api.pindo.io/v1/sms/'),
  /** Token of the gateway's account; without it, no text message is sent. */
  SMS_TOKEN: text.optional(),
  /** Registered name from which text messages come. */
  SMS_SENDER: z
    .string()
    .trim()
    .min(1)
    .max(11, { error: 'write at most 11 characters' })
    .default('FTS Studio'),
  /** Part of the address to which the gateway posts delivery reports. */
  SMS_REPORT_SECRET: z
    .string()
    .trim()
    .regex(/^[\w-]{43,}$/, { error: 'make it at least 43 letters, digits, - or _' })
    .optional(),
  /** Taxpayer number and branch of the studio, for the sales that EBM wants. */
  EBM_TIN: z
    .string()
    .trim()
    .regex(/^\d{9}$/, { error: 'write the nine digits of the TIN' })
    .optional(),
  EBM_BRANCH: z
    .string()
    .trim()
    .regex(/^\d{2}$/, { error: 'write two digits' })
    .default('00'),
  /** Address that takes sales, and the device’s key: without both, sales are only exported. */
  EBM_URL: z.url({ error: 'write the address that takes sales with https://' }).optional(),
  EBM_TOKEN: text.optional(),
  /** Build hook of the platform (a secret); without it, builds are started by hand. */
  BUILD_HOOK_URL: z.url({ error: 'write the address of the build hook with https://' }).optional(),
  /** Seconds between two build requests; 0 on local servers. */
  BUILD_GAP_SECONDS: z.coerce
    .number({ error: 'write a number of seconds' })
    .min(0, { error: 'write a number of seconds' })
    .default(60),
  ALERT_EMAIL: z.email({ error: 'write one email address' }).optional(),
  /** Webhook (a secret) that receives alerts as JSON. */
  ALERT_WEBHOOK_URL: z.url({ error: 'write the address of the webhook with https://' }).optional(),
  /** Token with which a monitor reads `/api/health?deep` without an account. */
  HEALTH_TOKEN: z.string().trim().min(32, { error: 'make it at least 32 random characters' }).optional(),
  /** Set by the platform where a file store is available. */
  NETLIFY_BLOBS_CONTEXT: text.optional(),
  /** The platform’s id of the site; events of other sites are ignored. */
  SITE_ID: text.default('local'),
};

type Env = { [Name in keyof typeof checks]: z.infer<(typeof checks)[Name]> };

export const envNames = Object.keys(checks);

const variables: { [Name in keyof Env]: z.ZodType<Env[Name]> } = checks;

/** Reads and validates one variable. The error names it, but not its value, which may be a secret. */
export function env<Name extends keyof Env>(name: Name): Env[Name] {
  const read = variables[name].safeParse(textOf(name));
  if (read.success) return read.data;
  const advice = read.error.issues.map((issue) => issue.message).join('; ');
  throw new Error(`The environment variable ${name} is not usable: ${advice}.`);
}

/** Treats an empty variable as unset. */
function textOf(name: keyof Env): string | undefined {
  return process.env[name] || undefined;
}
