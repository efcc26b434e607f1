import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import type { ResourceRow } from '#src/domain/resource/resource-list.ts';
import { maxAbsenceReason } from '#src/domain/resource/resource-requests.ts';
import { readSpan, type TypedSpan } from '#src/domain/resource/typed-span.ts';
import { answerTo } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { announceDone } from '../server-state/change.ts';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { absenceWords } from './resource-page-words.ts';
import { SpanFields } from './SpanFields.tsx';

const { absences } = accountApi.resources[':id'];

export function AddAbsence({ resource: { id, kind } }: { resource: ResourceRow }): ReactNode {
  const [typed, setTyped] = useState(wholeToday);
  const words = absenceWords[kind];
  return (
    <FoldedForm
      title={words.title}
      submit={words.submit}
      fallback="It was not added"
      check={() => {
        const read = readSpan(typed);
        return 'fields' in read ? read.fields : {};
      }}
      send={async ({ reason = '' }) => {
        const read = readSpan(typed);
        if ('fields' in read) return undefined;
        const json = { ...read.span, reason };
        return answerTo((init) => absences.$post({ param: { id }, json }, { init }));
      }}
      onDone={() => {
        setTyped(wholeToday());
        announceDone({ title: words.done });
      }}
    >
      <SpanFields of="absence" typed={typed} onChange={setTyped} />
      <TextField
        name="reason"
        id="absence-reason"
        label="Reason"
        hint={words.hint}
        maxLength={maxAbsenceReason}
      />
    </FoldedForm>
  );
}

function wholeToday(): TypedSpan {
  const today = todayInKigali(new Date());
  return { firstDay: today, startTime: '', lastDay: today, endTime: '' };
}
