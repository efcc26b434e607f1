import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '#netlify/ops/migrate.ts';
import { localFolder, projectRoot } from '#netlify/ops/places.ts';
import { startFileServer } from './files.ts';
import { type MailSink, startMailSink } from './mail-sink/mail-sink.ts';
import { paypackEnvironment } from './paypack-sandbox/environment.ts';
import { type PaypackSandbox, startPaypackSandbox } from './paypack-sandbox/sandbox.ts';
import { type Lifetime, startPostgres } from './postgres/cluster.ts';
import { makeSampleData } from './sample/sample-data.ts';
import { seedAccounts, seedNote } from './seed-accounts.ts';

/** The parts that run on this machine. A part is missing where the environment names a real one. */
export interface Platform {
  mailbox: MailSink | undefined;
  paypack: PaypackSandbox | undefined;
  /** Address of the database, when it is this machine's own. */
  database: string | undefined;
  /** True when that holds the seeded accounts. */
  seeded: boolean;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  lifetime: Lifetime;
  /** Where the site can be reached; webhooks go there and links in mails lead there. */
  siteUrl: string;
  /** False: no mail server, no Paypack and no accounts, as on a site that is deployed without credentials. */
  standIns: boolean;
  /** True: the lists begin with samples, where the database is this machine's own. */
  samples?: boolean;
}

/** Reads `.env`, if there is one; what is set already wins. */
export function readEnvironmentFile(): void {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * The database ends by itself right after this process: ended before, it would break the connections that the
 * functions still hold, and they would complain.
 */
async function startDatabase(lifetime: Lifetime): Promise<string> {
  const cluster = await startPostgres(lifetime);
  await cluster.createDatabase('studio');
  const url = cluster.url('studio');
  process.env.NETLIFY_DB_URL = url;
  process.env.NETLIFY_DB_DRIVER = 'server';
  await migrate(url);
  return url;
}

/** Answers how to stop it. */
async function startFiles(lifetime: Lifetime): Promise<() => Promise<void>> {
  const kept = lifetime === 'kept';
  const folder = kept
    ? path.join(localFolder, 'files')
    : mkdtempSync(path.join(tmpdir(), 'fts-studio-files-'));
  const server = await startFileServer(folder);
  process.env.NETLIFY_BLOBS_CONTEXT = server.context;
  return async () => {
    await server.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
}

async function startMailbox(): Promise<MailSink> {
  const mailbox = await startMailSink();
  process.env.SMTP_URL = mailbox.url;
  return mailbox;
}

async function startPaypack(siteUrl: string): Promise<PaypackSandbox> {
  const paypack = await startPaypackSandbox({ siteUrl });
  Object.assign(process.env, paypackEnvironment(paypack));
  return paypack;
}

/** Whether the environment names a real service for the part; one that does is never replaced. */
function isSet(name: 'DATABASE_URL' | 'NETLIFY_BLOBS_CONTEXT' | 'SMTP_URL' | 'PAYPACK_CLIENT_ID'): boolean {
  return Boolean(process.env[name]);
}

/** Starts what the environment does not provide, and tells the site about it in its environment. */
export async function startPlatform({
  lifetime,
  siteUrl,
  standIns,
  samples = false,
}: PlatformOptions): Promise<Platform> {
  process.env.URL ||= siteUrl;
  const database = isSet('DATABASE_URL') ? undefined : await startDatabase(lifetime);
  const seeded = standIns && database !== undefined;
  if (seeded) {
    await seedAccounts();
    // They log in with the password alone.
    process.env.STAFF_SECOND_FACTOR ||= 'offered';
  }
  const stopFiles = isSet('NETLIFY_BLOBS_CONTEXT') ? undefined : await startFiles(lifetime);
  if (seeded && samples) await makeSampleData();
  const mailbox = standIns && !isSet('SMTP_URL') ? await startMailbox() : undefined;
  const paypack = standIns && !isSet('PAYPACK_CLIENT_ID') ? await startPaypack(siteUrl) : undefined;
  return {
    mailbox,
    paypack,
    database,
    seeded,
    async stop() {
      await Promise.all([mailbox?.stop(), paypack?.stop(), stopFiles?.()]);
    },
  };
}

/** What the terminal says of where everything is. */
export function addresses({ mailbox, paypack, database, seeded }: Platform, siteUrl: string): string {
  return [
    `  The site  ${siteUrl}/`,
    ...(mailbox ? [`  Mailbox   ${siteUrl}/dev/mailbox`] : []),
    ...(paypack ? [`  Phone     ${siteUrl}/dev/phone`] : []),
    ...(database ? [`  Database  ${database}`] : []),
    ...(seeded ? [`  Accounts  ${seedNote}`] : []),
  ].join('\n');
}
