import { describe, expect, test } from 'vitest';
import { readReportView, reportSearch, usualPeriods, withReport } from './report-view.ts';

const today = '2026-03-04';
const usual = { name: 'income', by: 'month', from: '2026-01-01', to: today };

describe('the address of a report', () => {
  test.each([
    ['', usual],
    [
      '?report=vat&from=2025-01-01&to=2025-12-31',
      { name: 'vat', by: 'month', from: '2025-01-01', to: '2025-12-31' },
    ],
    ['?by=staff', { ...usual, by: 'staff' }],
    ['?to=2024-06-30', { ...usual, from: '2024-01-01', to: '2024-06-30' }],
    ['?report=refunds&by=staff', { ...usual, name: 'refunds' }],
    ['?report=other&from=soon&to=2026-02-30', usual],
    ['?from=2026-02-02&to=2026-02-01', usual],
    ['?from=2000-01-01', usual],
  ])('%s is read as %j', (search, view) => {
    expect(readReportView(search, today)).toEqual(view);
  });

  test.each(['', '?report=refunds&by=reason', '?by=service&from=2025-05-01&to=2025-05-31'])(
    '%j is written as it was read',
    (search) => {
      expect(reportSearch(readReportView(search, today), today)).toBe(search);
    },
  );

  test('another report keeps the period and has its own grouping', () => {
    const view = readReportView('?by=service&from=2025-05-01&to=2025-05-31', today);
    expect(reportSearch(withReport(view, 'vat'), today)).toBe('?report=vat&from=2025-05-01&to=2025-05-31');
  });
});

test('the usual periods are whole months and years, or end today', () => {
  expect(Object.fromEntries(usualPeriods(today).map(({ label, period }) => [label, period]))).toEqual({
    'This month': { from: '2026-03-01', to: today },
    'Last month': { from: '2026-02-01', to: '2026-02-28' },
    'This year': { from: '2026-01-01', to: today },
    'Last year': { from: '2025-01-01', to: '2025-12-31' },
  });
});
