import { createHash } from 'node:crypto';
import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth';

/** Answers a row with the token that the caller knows in place of its hash. */
function withToken<Row>(row: Row, token: unknown): Row {
  if (typeof token !== 'string' || typeof row !== 'object' || row === null) return row;
  return { ...row, token };
}

function hash(token: unknown): unknown {
  if (Array.isArray(token)) return token.map(hash);
  return typeof token === 'string' ? createHash('sha256').update(token).digest('hex') : token;
}

const isToken = (condition: Where) => condition.field === 'token';

/** The question as the table can answer it. Only sessions have tokens. */
function hashed<Question extends { model: string; where?: Where[] | undefined }>(
  question: Question,
): Question {
  if (question.model !== 'session' || question.where === undefined) return question;
  const where = question.where.map((condition) =>
    isToken(condition) ? { ...condition, value: hash(condition.value) as Where['value'] } : condition,
  );
  return { ...question, where };
}

function askedToken({ model, where }: { model: string; where?: Where[] | undefined }): unknown {
  return model === 'session' ? where?.find(isToken)?.value : undefined;
}

/**
 * Better Auth keeps session tokens as they are. This stands between it and the database: tokens are hashed on the way
 * in and in every condition, and the caller gets back only the one that it brought.
 */
export function hashedTokens(adapter: DBAdapterInstance): DBAdapterInstance {
  return (options) => over(adapter(options));
}

function over(inner: DBAdapter): DBAdapter {
  return {
    ...inner,
    async create(question) {
      const token: unknown = question.model === 'session' ? question.data['token'] : undefined;
      if (token === undefined) return inner.create(question);
      const row = await inner.create({ ...question, data: { ...question.data, token: hash(token) } });
      return withToken(row, token) as never;
    },
    findOne: async (question) =>
      withToken(await inner.findOne(hashed(question)), askedToken(question)) as never,
    findMany: (question) => inner.findMany(hashed(question)),
    count: (question) => inner.count(hashed(question)),
    update: async (question) =>
      withToken(await inner.update(hashed(question)), askedToken(question)) as never,
    updateMany: (question) => inner.updateMany(hashed(question)),
    delete: (question) => inner.delete(hashed(question)),
    deleteMany: (question) => inner.deleteMany(hashed(question)),
    consumeOne: (question) => inner.consumeOne(hashed(question)),
    incrementOne: (question) => inner.incrementOne(hashed(question)),
    transaction: (work) =>
      inner.transaction((within) => work(over({ ...within, transaction: inner.transaction }))),
  };
}
