import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type Template, templateListRules } from '#src/domain/message/staff/template-list.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import type { StaffList } from '../../lists/staff-list.ts';
import { createdColumn } from '../../records/columns.tsx';
import { recordSheet } from '../../records/record-sheet.tsx';
import { AddTemplate } from './AddTemplate.tsx';
import { TemplateBody } from './TemplateBody.tsx';

/** Characters of a template in its row, more than are seen. */
const most = 160;

const templates: StaffList<Template> = {
  id: 'templates',
  noun: 'template',
  rules: templateListRules,
  ask: (query, init) => accountApi.templates.$get({ query }, { init }),
  csv: (query, init) => accountApi['templates.csv'].$get({ query }, { init }),
  columns: [
    { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
    { id: 'text', label: 'Text', role: 'secondary', cell: ({ text }) => text.slice(0, most) },
    createdColumn('Added'),
  ],
  filters: [],
  above: <AddTemplate />,
  empty: <p>No templates yet. Save the replies you write often and insert them in one step.</p>,
  Detail: recordSheet(({ name }) => name, TemplateBody),
};

export default function Templates(): ReactNode {
  return <ListPage list={templates} />;
}
