import { listRules } from '#src/lib/lists/list-rules.ts';

/** The staff's list of templates: what it can be asked for. */
export const templateListRules = listRules({ sorts: ['name', 'createdAt'], usual: 'name', filters: {} });

/** A reply that is written often. */
export interface Template {
  id: string;
  name: string;
  /** With fields such as `{name}`. */
  text: string;
  version: number;
  /** ISO instant. */
  createdAt: string;
}
