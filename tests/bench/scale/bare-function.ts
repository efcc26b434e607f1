import { Hono } from 'hono';
import pg from 'pg';
import type { Recording } from './bare-sql.ts';

/** What a call asked of the database, and what it answered. */
export interface Answered {
  recording: Recording;
  answer: object;
}

/** A function that knows no rules. */
interface BareFunction {
  /** Does what was recorded, and gives the bytes of the answer. */
  ask(answered: Answered): Promise<ArrayBuffer>;
  stop(): Promise<void>;
}

/**
 * The least that a function does that answers this: one route of the same library, the same statements over a pool of the same driver,
 * and the same answer written as JSON. What a call takes beyond it is ours.
 */
export function bareFunction(databaseUrl: string): BareFunction {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // The pool has ended when its connections have not said goodbye yet: the database may go first.
  pool.on('error', () => undefined);
  const app = new Hono<{ Bindings: Answered }>().get('*', async (c) => {
    const sql = await pool.connect();
    for (const { text, values } of c.env.recording) await sql.query({ text, values, rowMode: 'array' });
    sql.release();
    return c.json(c.env.answer);
  });
  return {
    async ask(answered) {
      const response = await app.fetch(new Request('http://localhost/'), answered);
      return response.arrayBuffer();
    },
    stop: () => pool.end(),
  };
}
