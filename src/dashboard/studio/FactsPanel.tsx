import type { ReactNode } from 'react';
import { studioId } from '#src/domain/studio/facts/studio-facts.ts';
import { BuildState } from '../shelf/BuildState.tsx';
import { OneEntry } from '../shelf/OneEntry.tsx';
import { studioRules } from './studio-rules.ts';

export function FactsPanel(): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="facts-title">
      <h2 id="facts-title">Public details</h2>
      <p>
        Address, phones, hours and VAT on every page and in every email. They go live together, so that pages,
        prices and emails always agree.
      </p>
      <OneEntry rules={studioRules} id={studioId}>
        <BuildState />
      </OneEntry>
    </section>
  );
}
