import { type Template, templateListRules } from '#src/domain/message/staff/template-list.ts';
import { list } from '../../lists/list.ts';
import { messageTemplates } from './template.table.ts';

const { id, name, text, version, createdAt } = messageTemplates;

export const templateList = list({
  rules: templateListRules,
  table: messageTemplates,
  id,
  columns: { id, name, text, version, createdAt },
  sorts: { name, createdAt },
  filters: {},
  rows: (found): Template[] => found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  csv: {
    Name: (row) => row.name,
    Text: (row) => row.text,
    Added: (row) => new Date(row.createdAt),
  },
});
