import { createContext } from 'react';

export type Step = 'previous' | 'next';

/** Ways from the open record to its neighbours in the list. */
export interface SheetSteps {
  /** "3 of 58"; empty if the place in the list is unknown. */
  place: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Step that opened this record, whose button keeps the focus. */
  lastStep: Step | undefined;
  busy: boolean;
}

export const SheetStepsContext = createContext<SheetSteps | undefined>(undefined);
