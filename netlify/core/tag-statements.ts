import { requestId } from './request/request-id.ts';

/** What both drivers’ connections can do. */
interface Client {
  query(...question: unknown[]): unknown;
}

/**
 * Every statement says in a comment for which request it is asked, as sqlcommenter does: the database’s own log and
 * pg_stat_activity show it. It costs no round trip, and stands first, because views cut long statements.
 */
export function tagStatements(client: Client): void {
  const query = client.query.bind(client);
  client.query = (question, ...rest) => query(tagged(question), ...rest);
}

function tagged(question: unknown): unknown {
  const id = requestId();
  if (id === undefined) return question;
  if (typeof question === 'string') return withComment(question, id);
  if (!isPlainQuestion(question)) return question;
  return { ...question, text: withComment(question.text, id) };
}

/** A statement with a name is prepared once, and its text may not change; what submits itself is no plain object. */
function isPlainQuestion(question: unknown): question is { text: string } {
  if (typeof question !== 'object' || question === null || 'submit' in question) return false;
  const { text, name } = question as { text?: unknown; name?: unknown };
  return typeof text === 'string' && !name;
}

const withComment = (text: string, id: string) => `/*request_id='${id}'*/ ${text}`;
