import { DatabaseOutage, isAnswered, isPassing } from './database-outage.ts';
import { tagStatements } from './tag-statements.ts';

/**
 * How long the database is waited for, in milliseconds. The platform ends a function after ten seconds: a visitor must have
 * an answer before that.
 */
const databaseLimits = {
  /** For a connection: a new one, or one of ours that is in use. */
  connect: 5000,
  /** For a lock that another transaction holds. */
  lock: 4000,
  /** For one statement, by the database’s own clock. Long work is made of many. */
  statement: 6000,
  /** For its answer, by ours: a database that stands still looks at no clock. */
  answer: 7000,
  /** For the next statement of a transaction that began; longer than the file store is waited for. */
  idleInTransaction: 20_000,
} as const;

/** Told after connecting and not with it: the platform’s pooler refuses connections that come with settings. */
const settings = [
  `set lock_timeout = ${databaseLimits.lock}`,
  `set statement_timeout = ${databaseLimits.statement}`,
  `set idle_in_transaction_session_timeout = ${databaseLimits.idleInTransaction}`,
].join('; ');

/** What both drivers’ connections can do. */
interface Client {
  on(event: 'error', listener: () => void): unknown;
  query(...question: unknown[]): unknown;
  end(): Promise<void>;
  /** Gives it back to the pool, which closes it after an error. There once somebody has it. */
  release?(error?: unknown): void;
}

/** Makes every wait for the database end. What does not come in time, or not at all, throws DatabaseOutage. */
export function limitWaiting(pool: { options: object }): void {
  Object.assign(pool.options, {
    connectionTimeoutMillis: databaseLimits.connect,
    query_timeout: databaseLimits.answer,
    async onConnect(client: Client) {
      // Who uses it learns of its end by the answer that fails; an error that nobody listens to ends the process.
      client.on('error', () => undefined);
      dropWhenSilent(client);
      await client.query(settings);
      tagStatements(client);
    },
  });
  const { connect, query } = pool as typeof pool & Record<'connect' | 'query', Promised>;
  Object.assign(pool, {
    connect: (...parts: unknown[]) => telling(connect.apply(pool, parts)),
    query: (...parts: unknown[]) => telling(query.apply(pool, parts)),
  });
}

type Promised = (...parts: unknown[]) => unknown;

/**
 * A connection that owes an answer is given up: what is asked next would wait behind the first question, and a transaction
 * that was to be rolled back would live on for the next who gets the connection.
 */
function dropWhenSilent(client: Client): void {
  const query = client.query.bind(client);
  client.query = (...question) => {
    const answer = query(...question);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isAnswered(error)) void client.end();
      // Drizzle gives back what began: each that did not would be lost to the pool, until nothing is left of it.
      if (isBegin(question[0])) client.release?.(error);
      throw passed(error);
    });
  };
}

/** True for the first statement of a transaction, with the comment that says for which request it is. */
function isBegin(question: unknown): boolean {
  const text = typeof question === 'string' ? question : (question as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' && /^(\/\*.*?\*\/ )?begin\b/.test(text);
}

/** Those who come with a callback are told by it, as they were. */
function telling(answer: unknown): unknown {
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: unknown) => {
    throw passed(error);
  });
}

function passed(error: unknown): unknown {
  return isPassing(error) ? new DatabaseOutage(error) : error;
}
