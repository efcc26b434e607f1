import './chart.css';
import type { ReactNode } from 'react';
import { monthNames } from '#src/lib/dates/dates.ts';
import { groupThousands } from '#src/lib/money.ts';
import { axisOf, type Bar } from './chart.ts';

/** Month names that fit below the columns on a small phone. */
const mostNames = 6;

interface MonthsChartProps {
  bars: readonly Bar[];
  /** Amount drawn across all months. */
  line?: { name: string; amount: number };
}

/** Draws a column for each month. A table has the same figures, so this is hidden from readers of it. */
export function MonthsChart({ bars, line }: MonthsChartProps): ReactNode {
  const { at, marks } = axisOf(bars, 4, line === undefined ? [] : [line.amount]);
  const band = 100 / Math.max(1, bars.length);
  const step = Math.ceil(bars.length / mostNames);
  const percent = (share: number) => `${share}%`;
  return (
    <div className="chart months-chart">
      <svg className="months-chart__amounts" aria-hidden="true" focusable="false">
        {marks.map((mark) => (
          <text key={mark} x="100%" y={percent(100 - at(mark))} dy="0.35em" textAnchor="end">
            {groupThousands(mark)}
          </text>
        ))}
      </svg>
      <svg className="months-chart__plot" aria-hidden="true" focusable="false">
        {marks.map((mark) => (
          <line
            className={mark === 0 ? 'chart__zero' : 'chart__mark'}
            key={mark}
            x1="0"
            x2="100%"
            y1={percent(100 - at(mark))}
            y2={percent(100 - at(mark))}
          />
        ))}
        {bars.map(({ key, amount }, index) => (
          <rect
            key={key}
            x={percent((index + 0.15) * band)}
            width={percent(0.7 * band)}
            y={percent(100 - Math.max(at(0), at(amount)))}
            height={percent(Math.abs(at(amount) - at(0)))}
          />
        ))}
        {line !== undefined && (
          <>
            <line
              className="chart__line"
              x1="0"
              x2="100%"
              y1={percent(100 - at(line.amount))}
              y2={percent(100 - at(line.amount))}
            />
            <text className="chart__line-name" x="0" y={percent(100 - at(line.amount))} dy="-0.4em">
              {line.name}
            </text>
          </>
        )}
      </svg>
      <svg className="months-chart__names" aria-hidden="true" focusable="false">
        {bars.map(({ key }, index) =>
          index % step === 0 ? (
            <text key={key} x={percent((index + 0.5) * band)} y="1.1em" textAnchor="middle">
              {monthNames[Number(key.slice(5)) - 1]?.slice(0, 3)}
              <tspan x={percent((index + 0.5) * band)} dy="1.2em">
                {yearBelow(bars, index, step)}
              </tspan>
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

/** Returns the year below the first name of each year. */
function yearBelow(bars: readonly Bar[], index: number, step: number): string {
  const year = bars[index]?.key.slice(0, 4) ?? '';
  return year === bars[index - step]?.key.slice(0, 4) ? '' : year;
}
