import pg from 'pg';

/** A statement as it was made, and what comes back. */
interface Statement {
  text: string;
  values: unknown[];
  answer: Promise<unknown>;
}

/** What was asked of the database meanwhile. */
interface Noted {
  /** All statements, in the order in which they were made. */
  statements: Statement[];
  /** How often one had to wait for another: what is asked at once is one trip. */
  trips: number;
}

type Query = (this: pg.Client, ...question: unknown[]) => unknown;

/** Notes statements until it is stopped. */
export interface StatementNotes {
  /** Those since it was last asked. */
  take(): Noted;
  stop(): void;
}

/** Notes the statements of this process from the next connection on. What gets a new connection ready is left out. */
export function noteStatements(): StatementNotes {
  let noted: Noted = { statements: [], trips: 0 };
  let answered = 0;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...question) {
    const [asked, values = []] = question as [string | { text: string }, unknown[]?];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (text.startsWith('set lock_timeout')) return query.apply(this, question);
    const trip = answered + 1;
    const over = () => {
      answered = Math.max(answered, trip);
    };
    noted.trips = Math.max(noted.trips, trip);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    noted.statements.push({ text, values, answer: promise });
    // A pool asks for itself with a callback.
    const told = question.at(-1);
    if (typeof told === 'function')
      return query.apply(this, [
        ...question.slice(0, -1),
        (error: unknown, result: unknown) => {
          over();
          resolve(result);
          told(error, result);
        },
      ]);
    const answer = query.apply(this, question) as Promise<unknown>;
    return answer
      .then((result) => {
        resolve(result);
        return result;
      })
      .finally(over);
  };
  return {
    take() {
      const taken = noted;
      noted = { statements: [], trips: 0 };
      answered = 0;
      return taken;
    },
    stop() {
      prototype.query = query;
    },
  };
}
