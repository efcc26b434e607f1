import { describe, expect, test } from 'vitest';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { makeUser } from '#tests/support/account.ts';
import { newPhone } from '#tests/support/requests/booking-request.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const free = 5;
const many = 20;
function numberTold(json: unknown): { id: string; number: number }[] {
  const { id, message } = json as { id: string; message: string };
  const number = /you are number (\d+) on/.exec(message)?.[1];
  return number === undefined ? [] : [{ id, number: Number(number) }];
}
const seats = (id: string) =>
  dancePrices.groups.flatMap((group) => group.classes).find((one) => one.id === id)?.seats ?? 0;

describe.each(['server', 'serverless'] as const)('the last places of a class, driver %s', (driver) => {
  const environment = setUpEnvironment({ driver });

  const enrolEveryone = (classIds: string[]) =>
    Promise.all(
      classIds.map((classId, index) =>
        enrol(
          enrolmentRequest({ classId, email: `${crypto.randomUUID()}@example.com`, phone: newPhone() }),
          `192.0.2.${index + 1}`,
        ),
      ),
    );

  test(`exactly ${free} of ${many} simultaneous enrolments get a place; the rest are numbered`, async () => {
    await enrolEveryone(Array(seats('contemporary') - free).fill('contemporary'));
    const answers = await enrolEveryone(Array(many).fill('contemporary'));
    expect(answers.map(({ status }) => status)).toEqual(Array(many).fill(201));
    const places = answers.map(({ json }) => (json as { status: string }).status);
    expect(places.filter((place) => place === 'enrolled')).toHaveLength(free);
    const waiting = answers.flatMap(({ json }) => numberTold(json));
    expect(waiting.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: many - free }, (_, index) => index + 1),
    );
    const staff = await makeUser('grace@fts.example', 'ADMIN');
    const { items } = (await staff.call('GET', '/api/enrolments?status=waiting&limit=100')).json as {
      items: { id: string; waitingNumber: number }[];
    };
    const shown = new Map(items.map(({ id, waitingNumber }) => [id, waitingNumber]));
    expect(waiting.map(({ id, number }) => [number, shown.get(id)])).toEqual(
      waiting.map(({ number }) => [number, number]),
    );
    // Other test files hold locks in other databases of this server.
    const here = 'database = (select oid from pg_database where datname = current_database())';
    expect(await environment.sql(`select * from pg_locks where locktype = 'advisory' and ${here}`)).toEqual(
      [],
    );
  });

  test('simultaneous enrolments in several classes all get a place', async () => {
    const ids = dancePrices.groups.flatMap((group) => group.classes.map((one) => one.id));
    const answers = await enrolEveryone([...ids, ...ids, ...ids]);
    expect(answers.map(({ status }) => status)).toEqual(Array(18).fill(201));
    expect(await environment.sql(`select distinct status from enrolments`)).toEqual([{ status: 'enrolled' }]);
  });
});
