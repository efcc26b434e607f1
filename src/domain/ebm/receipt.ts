/** `refused`: staff must correct something. `unanswered`: it may have arrived, and is asked again. */
export const ebmStates = ['waiting', 'signed', 'refused', 'unanswered'] as const;
export type EbmState = (typeof ebmStates)[number];

/** Answer of the tax authority’s system to a sale. */
export interface EbmReceipt {
  number: string;
  totalNumber: string;
  signature: string;
  internalData: string;
  device: string;
  machine: string;
  /** `YYYYMMDDhhmmss`, as answered. */
  at: string;
}
