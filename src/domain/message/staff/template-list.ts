import { listRules } from '#src/lib/lists/list-rules.ts';

export const templateListRules = listRules({ sorts: ['name', 'createdAt'], usual: 'name', filters: {} });

export interface Template {
  id: string;
  name: string;
  /** May contain fields such as `{name}`. */
  text: string;
  version: number;
  createdAt: string;
}
