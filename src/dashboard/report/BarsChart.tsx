import './chart.css';
import type { ReactNode } from 'react';
import { groupThousands } from '#src/lib/money.ts';
import { axisOf, type Bar } from './chart.ts';

/** Bars that fit on a screen; the table has the rest. */
const most = 12;

/** Draws a bar for each name. The table below has the same figures, so this is hidden from it. */
export function BarsChart({ bars }: { bars: readonly Bar[] }): ReactNode {
  const shown = bars.slice(0, most);
  const { at, marks } = axisOf(shown, 3);
  const percent = (share: number) => `${share}%`;
  return (
    <>
      <div className="chart bars-chart" aria-hidden="true">
        {shown.map(({ key, name, amount }) => (
          <div className="bars-chart__row" key={key}>
            <span className="bars-chart__name">{name}</span>
            <span>{groupThousands(amount)}</span>
            <svg className="bars-chart__bar" aria-hidden="true" focusable="false">
              {marks.map((mark) => (
                <line
                  className={mark === 0 ? 'chart__zero' : 'chart__mark'}
                  key={mark}
                  x1={percent(at(mark))}
                  x2={percent(at(mark))}
                  y1="0"
                  y2="100%"
                />
              ))}
              <rect
                x={percent(Math.min(at(0), at(amount)))}
                width={percent(Math.abs(at(amount) - at(0)))}
                y="20%"
                height="60%"
              />
            </svg>
          </div>
        ))}
        <svg className="bars-chart__amounts" aria-hidden="true" focusable="false">
          {marks.map((mark) => (
            <text key={mark} x={percent(at(mark))} y="1.1em" textAnchor={anchorAt(at(mark))}>
              {groupThousands(mark)}
            </text>
          ))}
        </svg>
      </div>
      {bars.length > most && <p className="soft small">The chart shows the {most} largest.</p>}
    </>
  );
}

/** Keeps the first and the last figure inside of the chart. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 10) return 'start';
  return share > 90 ? 'end' : 'middle';
}
