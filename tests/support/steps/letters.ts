import type { Letter } from '#src/domain/newsletter/letter.ts';
import type { TestUser } from '../account.ts';
import type { Environment } from '../server/environment.ts';

export const readerAddress = (n: number) => `reader-${String(n).padStart(5, '0')}@example.com`;

/** Stores subscribers who confirmed an hour ago. */
export async function addReaders({ sql }: Environment, many: number): Promise<void> {
  await sql(
    `insert into subscribers (email, status, consent, confirmed_at)
     select 'reader-' || lpad(n::text, 5, '0') || '@example.com', 'confirmed', 'x', now() - interval '1 hour'
     from generate_series(1, $1::int) n`,
    [many],
  );
}

export const letterIn = ({ json }: { json: unknown }) => (json as { letter: Letter }).letter;

export async function addLetter(
  writer: TestUser,
  body = 'Muraho! Our studio has **new lights**.',
): Promise<Letter> {
  return letterIn(await writer.call('POST', '/api/letters', { subject: 'News of the studio', body }));
}

/** Adds a letter and begins to send it. */
export async function startLetter(writer: TestUser, body?: string): Promise<Letter> {
  const { id, version } = await addLetter(writer, body);
  return letterIn(await writer.call('POST', `/api/letters/${id}/send`, { version }));
}

export async function countsOf(reader: TestUser, id: string): Promise<Letter['counts']> {
  return letterIn(await reader.call('GET', `/api/letters/${id}`)).counts;
}
