import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { dayServices } from '../availability/services/day-services.ts';
import { type Resource, resourceKinds } from './resource.ts';

/** `kind` sorts people first and then by name. `service`: those who can do it. */
export const resourceListRules = listRules({
  sorts: ['kind', 'name', 'createdAt'],
  usual: 'kind',
  filters: { kind: oneOf(resourceKinds), service: oneOf(dayServices) },
});

/** Span in which a resource is taken: by a booking, or else for a reason. ISO instants. */
export interface ResourceUse {
  id: string;
  /** Null for an absence or a repair. */
  booking: { reference: string; name: string } | null;
  reason: string;
  from: string;
  to: string;
}

export interface ResourceRow extends Resource {
  /** Null without an account. */
  userName: string | null;
  /** Uses of today, earliest first. */
  today: ResourceUse[];
  createdAt: string;
}

export interface ResourceDetail extends ResourceRow {
  /** Uses that have not ended, earliest first, at most `mostUsesShown`. */
  coming: ResourceUse[];
  /** Staff whom a person can be: those without another person. */
  staff: { id: string; name: string }[];
}

export const mostUsesShown = 100;
