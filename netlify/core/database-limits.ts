import { DatabaseOutage, isAnswered, isTransient } from './database-outage.ts';
import { tagStatements } from './tag-statements.ts';

/** Timeouts in ms; the platform ends a function after ten seconds, and visitors need a response first. */
const databaseLimits = {
  connect: 5000,
  lock: 4000,
  /** A single statement, by the database’s clock; long work consists of many. */
  statement: 6000,
  /** A single response, by the function’s clock, in case the database hangs. */
  answer: 7000,
  /** Longest idle time within a transaction, in ms; exceeds the timeout of the file store. */
  idleInTransaction: 20_000,
} as const;

/** Sent after connecting, because the platform’s pooler refuses connections with settings. */
const settings = [
  `set lock_timeout = ${databaseLimits.lock}`,
  `set statement_timeout = ${databaseLimits.statement}`,
  `set idle_in_transaction_session_timeout = ${databaseLimits.idleInTransaction}`,
].join('; ');

interface Client {
  on(event: 'error', listener: () => void): unknown;
  query(...question: unknown[]): unknown;
  end(): Promise<void>;
  /** Returns the connection to the pool, which closes it after an error; absent before check-out. */
  release?(error?: unknown): void;
}

/** Adds timeouts to every wait for the database. Late or failed responses throw DatabaseOutage. */
export function limitWaiting(pool: { options: object }): void {
  Object.assign(pool.options, {
    connectionTimeoutMillis: databaseLimits.connect,
    query_timeout: databaseLimits.answer,
    async onConnect(client: Client) {
      // The pending query reports the failure; an unhandled error event would end the process.
      client.on('error', () => undefined);
      closeUnansweredClient(client);
      await client.query(settings);
      tagStatements(client);
    },
  });
  const { connect, query } = pool as typeof pool & Record<'connect' | 'query', Promised>;
  Object.assign(pool, {
    connect: (...parts: unknown[]) => mapErrors(connect.apply(pool, parts)),
    query: (...parts: unknown[]) => mapErrors(query.apply(pool, parts)),
  });
}

type Promised = (...parts: unknown[]) => unknown;

/**
 * Drops a connection with a pending query: later queries would wait behind it, and its
 * unfinished transaction would pass to the next user of the connection.
 */
function closeUnansweredClient(client: Client): void {
  const query = client.query.bind(client);
  client.query = (...question) => {
    const answer = query(...question);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isAnswered(error)) void client.end();
      // Drizzle does not release a connection whose `begin` failed, so the pool would run dry.
      if (isBegin(question[0])) client.release?.(error);
      throw asOutage(error);
    });
  };
}

function isBegin(question: unknown): boolean {
  const text = typeof question === 'string' ? question : (question as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' && /^(\/\*.*?\*\/ )?begin\b/.test(text);
}

/** Maps the errors of promises; callbacks get them unchanged. */
function mapErrors(answer: unknown): unknown {
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: unknown) => {
    throw asOutage(error);
  });
}

function asOutage(error: unknown): unknown {
  return isTransient(error) ? new DatabaseOutage(error) : error;
}
