import type { Locator, Page } from '@playwright/test';
import { addDays } from '#src/lib/dates/dates.ts';
import { monthOf, weekdayOf } from '#src/lib/dates/months.ts';
import { workingDay } from '../requests/booking-request.ts';

/** Finds a working day, from a number of days ahead, that another follows in its week and month. */
export function pairOfDays(ahead: number): { day: string; next: string } {
  const days = Array.from({ length: 14 }, (_, further) => workingDay(ahead + further));
  const isFollowed = (one: string) => {
    const next = addDays(one, 1);
    return days.includes(next) && weekdayOf(one) < 6 && monthOf(one) === monthOf(next);
  };
  const day = days.find(isFollowed);
  if (day === undefined) throw new Error('No two working days follow each other.');
  return { day, next: addDays(day, 1) };
}

/** Presses on a session and moves the pointer to a time of the table’s 16 hours, without letting go. */
export async function dragTo(
  page: Page,
  session: Locator,
  column: string,
  minutesAfterSix: number,
): Promise<void> {
  await session.hover({ position: { x: 20, y: 6 } });
  await page.mouse.down();
  const cell = await page.locator(`[data-column="${column}"]`).boundingBox();
  if (cell === null) throw new Error(`There is no column ${column}.`);
  const y = cell.y + (cell.height / (16 * 60)) * minutesAfterSix;
  await page.mouse.move(cell.x + 15, y - 12, { steps: 3 });
  await page.mouse.move(cell.x + 20, y);
}
