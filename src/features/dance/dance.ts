import { formatMoney } from '#src/lib/money.ts';
import type { DanceClass, DanceProgramme } from './dance-prices.ts';

/** "Ikinimba (registered as Umushayayo)": nobody enrols in something they did not read (decisions.md). */
export function className(one: Pick<DanceClass, 'name' | 'registeredAs'>): string {
  return one.registeredAs === undefined ? one.name : `${one.name} (registered as ${one.registeredAs})`;
}

/** "200,000 RWF", or "300,000 RWF per group of up to 15". */
export function programmePrice(programme: Pick<DanceProgramme, 'price' | 'per'>): string {
  const money = formatMoney(programme.price);
  return programme.per === undefined ? money : `${money} per ${programme.per}`;
}

/** "8 sessions" or "Custom sessions" */
export function programmeSessions(programme: Pick<DanceProgramme, 'sessions'>): string {
  return `${programme.sessions} sessions`;
}
