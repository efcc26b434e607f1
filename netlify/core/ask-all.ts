import { type Database, db, type Transaction } from './database.ts';

type Question<Answer> = (connection: Database | Transaction, of: string) => Promise<Answer>;

/**
 * Asks what does not build on each other of one record: all at once, on a connection each. A transaction is one connection, and
 * is asked one after the other.
 */
export async function askAll<Answers extends readonly unknown[]>(
  connection: Database | Transaction,
  of: string,
  questions: { [At in keyof Answers]: Question<Answers[At]> },
): Promise<Answers> {
  const answers: Promise<unknown>[] = [];
  for (const ask of questions as readonly Question<unknown>[]) {
    answers.push(ask(connection, of));
    if (connection !== db()) await answers.at(-1);
  }
  return (await Promise.all(answers)) as unknown as Answers;
}
