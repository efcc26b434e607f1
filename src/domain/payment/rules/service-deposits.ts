import type { DepositRules } from '../payment-content.ts';

/** Services with a higher deposit as typed, one a line: the name in the SKU, a space, the percent. */

const maxLines = 50;

export function serviceDepositLines(services: DepositRules['services']): string {
  return Object.entries(services)
    .map(([service, { percent }]) => `${service} ${percent}`)
    .join('\n');
}

export function serviceDepositsIn(text: string): DepositRules['services'] {
  return Object.fromEntries(
    linesOf(text).map(({ service, percent }) => [service, { percent: Number(percent) }]),
  );
}

/** Returns a sentence about the first wrong line, or undefined. */
export function serviceDepositsProblem(text: string, general: number): string | undefined {
  const lines = linesOf(text);
  if (lines.length > maxLines) return `Please write at most ${maxLines} lines.`;
  const services = lines.map(({ service }) => service);
  for (const [index, { line, service, percent }] of lines.entries()) {
    const problem = lineProblem(line.slice(0, 60), percent, general, services.indexOf(service) < index);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function lineProblem(line: string, percent: string, general: number, again: boolean): string | undefined {
  if (!/^\d{1,2}$/.test(percent) || Number(percent) === 0)
    return `“${line}” does not end with a percent from 1 to 99, such as event-packages 50.`;
  if (again) return `“${line}” repeats the service of another line.`;
  return Number(percent) > general ? undefined : `“${line}” is not above the deposit of ${general} percent.`;
}

function linesOf(text: string): { line: string; service: string; percent: string }[] {
  return text
    .split('\n')
    .map((typed) => typed.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .map((line) => {
      const [, service = line, percent = ''] = /^(\S+) (\d+) ?%?$/.exec(line) ?? [];
      return { line, service: service.toLowerCase(), percent };
    });
}
