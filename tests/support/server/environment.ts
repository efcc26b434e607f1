import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { closeDatabase } from '#netlify/core/database.ts';
import { markersWritten } from '#netlify/core/job/due.ts';
import { startFileServer } from '#netlify/local/files.ts';
import { type MailSink, startMailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import { paypackEnvironment } from '#netlify/local/paypack-sandbox/environment.ts';
import { type PaypackSandbox, startPaypackSandbox } from '#netlify/local/paypack-sandbox/sandbox.ts';
import { smsEnvironment } from '#netlify/local/sms-sandbox/environment.ts';
import { type SmsSandbox, startSmsSandbox } from '#netlify/local/sms-sandbox/sandbox.ts';
import { type NeonProxy, startNeonProxy } from './neon-proxy.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface Environment {
  /** Owner's URL; the code under test uses a less privileged one. */
  databaseUrl: string;
  /** Runs one statement on a separate connection and returns its rows. */
  sql: TestDatabase['sql'];
  /** Mail server; a test that stops it puts a new one here, on the same port. */
  mailbox: MailSink;
  /** Sandbox that sends no webhooks: tests take them from `webhooks()` and post them. */
  paypack: PaypackSandbox;
  /** Gateway for text messages that posts no reports: tests take them from `reports()`. */
  texts: SmsSandbox;
  /** Number of sessions through the Neon proxy; 0 with the driver `server`. */
  neonSessions(): number;
  /** Empties tables and mailbox, and restores Paypack and the gateway. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Database driver of the code under test: `server` as locally, `serverless` as in production. */
export interface EnvironmentOptions {
  driver?: 'server' | 'serverless';
  /** Database that is copied; by default the migrated one. */
  template?: string;
}

/** Sets the environment variables, and clears those of the machine. */
function setVariables(parts: {
  database: string;
  driver: string;
  files: string;
  mail: string;
  paypack: PaypackSandbox;
  texts: SmsSandbox;
}) {
  for (const name of ['DATABASE_URL', 'SERVER_SECRET', 'MAIL_FROM', 'BUILD_HOOK_URL', 'SITE_ID'])
    delete process.env[name];
  Object.assign(process.env, {
    NETLIFY_DB_URL: parts.database,
    NETLIFY_DB_DRIVER: parts.driver,
    NETLIFY_BLOBS_CONTEXT: parts.files,
    URL: 'http://localhost',
    STAFF_SECOND_FACTOR: 'offered',
    SMTP_URL: parts.mail,
    ...paypackEnvironment(parts.paypack),
    ...smsEnvironment(parts.texts),
  });
}

async function forgetMarkers(): Promise<void> {
  await markersWritten();
  await getStore('due').deleteAll();
}

/** Starts the environment in about 50 ms. Call before the first use of the code under test. */
export async function startEnvironment({
  driver = 'server',
  template,
}: EnvironmentOptions = {}): Promise<Environment> {
  const database = await createTestDatabase(template);
  const neon: NeonProxy | undefined =
    driver === 'serverless' ? await startNeonProxy(database.siteUrl) : undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-files-'));
  const files = await startFileServer(folder);
  const mailbox = await startMailSink();
  const paypack = await startPaypackSandbox();
  const texts = await startSmsSandbox();
  setVariables({
    database: database.siteUrl,
    driver,
    files: files.context,
    mail: mailbox.url,
    paypack,
    texts,
  });
  const environment: Environment = {
    databaseUrl: database.url,
    sql: database.sql,
    mailbox,
    paypack,
    texts,
    neonSessions: () => neon?.sessions() ?? 0,
    async reset() {
      await Promise.all([database.empty(), forgetMarkers()]);
      this.mailbox.clear();
      this.mailbox.refuse(false);
      paypack.clear();
      texts.clear();
    },
    async stop() {
      await closeDatabase();
      await Promise.all([neon?.stop(), files.stop(), this.mailbox.stop(), paypack.stop(), texts.stop()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return environment;
}
