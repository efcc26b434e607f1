import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '#netlify/ops/migrate.ts';
import { localFolder, projectRoot } from '#netlify/ops/places.ts';
import { ebmEnvironment } from './ebm-sandbox/environment.ts';
import { type EbmSandbox, startEbmSandbox } from './ebm-sandbox/sandbox.ts';
import { startFileServer } from './files.ts';
import { type MailSink, startMailSink } from './mail-sink/mail-sink.ts';
import { paypackEnvironment } from './paypack-sandbox/environment.ts';
import { type PaypackSandbox, startPaypackSandbox } from './paypack-sandbox/sandbox.ts';
import { type Lifetime, startPostgres } from './postgres/cluster.ts';
import { makeSampleData } from './sample/sample-data.ts';
import { seedAccounts, seedNote } from './seed-accounts.ts';
import { smsEnvironment } from './sms-sandbox/environment.ts';
import { type SmsSandbox, startSmsSandbox } from './sms-sandbox/sandbox.ts';

/** Local services, each undefined where the environment names a real one. */
export interface Platform {
  mailbox: MailSink | undefined;
  paypack: PaypackSandbox | undefined;
  texts: SmsSandbox | undefined;
  database: string | undefined;
  seeded: boolean;
  stop(): Promise<void>;
}

export interface PlatformOptions {
  lifetime: Lifetime;
  siteUrl: string;
  /** False: no mail server, gateway, Paypack or accounts, as on a site deployed without credentials. */
  standIns: boolean;
  /** Fills the lists with samples, only in a local database. */
  samples?: boolean;
}

/** Loads `.env` if present; variables already set win. */
export function readEnvironmentFile(): void {
  const file = path.join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Starts PostgreSQL, which ends after this process: earlier, it would break open connections. */
async function startDatabase(lifetime: Lifetime): Promise<string> {
  const cluster = await startPostgres(lifetime);
  await cluster.createDatabase('studio');
  const url = cluster.url('studio');
  process.env.NETLIFY_DB_URL = url;
  process.env.NETLIFY_DB_DRIVER = 'server';
  await migrate(url);
  return url;
}

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

async function startTexts(siteUrl: string): Promise<SmsSandbox> {
  const texts = await startSmsSandbox({ siteUrl });
  Object.assign(process.env, smsEnvironment(texts));
  return texts;
}

/** Starts the simulator for a developer who has set a TIN: EBM is off by default, here too. */
async function startEbm(): Promise<EbmSandbox> {
  const ebm = await startEbmSandbox();
  Object.assign(process.env, ebmEnvironment(ebm));
  return ebm;
}

type Service =
  | 'DATABASE_URL'
  | 'NETLIFY_BLOBS_CONTEXT'
  | 'SMTP_URL'
  | 'PAYPACK_CLIENT_ID'
  | 'SMS_TOKEN'
  | 'EBM_TIN'
  | 'EBM_TOKEN';

function isSet(name: Service): boolean {
  return Boolean(process.env[name]);
}

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
    // Seeded staff accounts log in with the password alone.
    process.env.STAFF_SECOND_FACTOR ||= 'offered';
  }
  const stopFiles = isSet('NETLIFY_BLOBS_CONTEXT') ? undefined : await startFiles(lifetime);
  if (seeded && samples) await makeSampleData();
  const mailbox = standIns && !isSet('SMTP_URL') ? await startMailbox() : undefined;
  const paypack = standIns && !isSet('PAYPACK_CLIENT_ID') ? await startPaypack(siteUrl) : undefined;
  const texts = standIns && !isSet('SMS_TOKEN') ? await startTexts(siteUrl) : undefined;
  const ebm = standIns && isSet('EBM_TIN') && !isSet('EBM_TOKEN') ? await startEbm() : undefined;
  return {
    mailbox,
    paypack,
    texts,
    database,
    seeded,
    async stop() {
      await Promise.all([mailbox?.stop(), paypack?.stop(), texts?.stop(), ebm?.stop(), stopFiles?.()]);
    },
  };
}

export function addresses({ mailbox, paypack, texts, database, seeded }: Platform, siteUrl: string): string {
  return [
    `  The site  ${siteUrl}/`,
    ...(mailbox ? [`  Mailbox   ${siteUrl}/dev/mailbox`] : []),
    ...(paypack || texts ? [`  Phone     ${siteUrl}/dev/phone`] : []),
    ...(database ? [`  Database  ${database}`] : []),
    ...(seeded ? [`  Accounts  ${seedNote}`] : []),
  ].join('\n');
}
