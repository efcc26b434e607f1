/** People and kit that sessions need (docs/product.md, People and kit). */

export const resourceKinds = ['person', 'camera', 'room', 'car', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** A resource as staff see it. */
export interface Resource {
  id: string;
  kind: ResourceKind;
  name: string;
  /** Services it can do (`photography`); empty for any. */
  services: string[];
  /** Account of the member of staff; null for kit and for people without one. */
  userId: string | null;
  /** ISO instant since which it is no longer assigned; null while in use. */
  retiredAt: string | null;
  version: number;
}

/** Everyone and everything in use, by what is free in a span (`items`) and what is not. */
export interface Offered {
  items: Resource[];
  taken: Resource[];
}

/** Span in which a booking has a resource; ISO instants. */
export interface BookingAssignment {
  id: string;
  resource: Pick<Resource, 'id' | 'kind' | 'name'>;
  from: string;
  to: string;
}
