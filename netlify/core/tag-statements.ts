import { requestId } from './request/request-id.ts';

interface Client {
  query(...question: unknown[]): unknown;
}

/** Prefixes statements with the request id: first, because pg_stat_activity truncates long ones. */
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

/** True for statements whose text may change: not named (prepared once) and not self-submitting. */
function isPlainQuestion(question: unknown): question is { text: string } {
  if (typeof question !== 'object' || question === null || 'submit' in question) return false;
  const { text, name } = question as { text?: unknown; name?: unknown };
  return typeof text === 'string' && !name;
}

const withComment = (text: string, id: string) => `/*request_id='${id}'*/ ${text}`;
