import type { ReactNode } from 'react';
import type { DeepHealth } from '#netlify/core/health/deep-health.ts';

export function HealthProblems({ problems }: Pick<DeepHealth, 'problems'>): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="problems-title">
      <h2 id="problems-title">Needs attention</h2>
      {problems.length === 0 && <p className="notice notice--success">All clear.</p>}
      {problems.map(({ kind, title, text }) => (
        <div className="notice notice--error" key={kind}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
      {problems.length > 0 && (
        <p className="small">
          The runbook (docs/operating.md) says what to do about each, under the same heading.
        </p>
      )}
    </section>
  );
}
