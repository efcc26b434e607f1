import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { differing } from '#src/domain/shelf/overrides.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import { announceDone } from '../server-state/change.ts';
import { useConfirm } from '../shell/use-confirm.ts';
import { goingLiveText } from './BuildState.tsx';
import { addShelfEntry, type Changed, changeShelfEntry, sendIfAgreed } from './entry-calls.ts';
import { PublishAnyway } from './PublishAnyway.tsx';
import { type ShelfPageRules, valueText } from './shelf-page.ts';

interface EntryFormProps {
  rules: ShelfPageRules;
  /** Absent when adding. */
  entry?: StaffShelfEntry<object>;
  onDone: () => void;
}

/** Saves an entry as a draft or publishes it. Sends the version that was opened. */
export function EntryForm({ rules, entry, onDone }: EntryFormProps): ReactNode {
  const { noun, Fields, bodyOf } = rules;
  const [opened] = useState(entry);
  const [seen, setSeen] = useState(entry);
  const { question, ask } = useConfirm<string>();
  const form = useForm<Changed>({
    fallback: `The ${noun} is not saved`,
    send({ state, ...values }) {
      const body = { ...bodyOf(values), ...(state === 'published' && { state: 'published' as const }) };
      if (seen === undefined) return addShelfEntry(rules, body);
      return sendIfAgreed((agreed) => changeShelfEntry(rules, seen, { ...body, agreed }), ask);
    },
    onDone({ entry }) {
      announceDone(savedText(entry, rules));
      onDone();
    },
    onRefused(refusal) {
      setSeen(currentIn<StaffShelfEntry<object>>(refusal) ?? seen);
      return false;
    },
  });
  return (
    <Form form={form}>
      {opened && seen && seen.version !== opened.version && (
        <Meanwhile rules={rules} before={opened} now={seen} />
      )}
      <Fields fields={opened?.fields ?? {}} entry={opened} />
      {/* The first is what Enter in a field presses: nothing becomes public by it. */}
      <p className="actions">
        <SubmitButton form={form} className="">
          Save as a draft
        </SubmitButton>
        <SubmitButton form={form} name="state" value="published">
          Publish
        </SubmitButton>
      </p>
      {question && <PublishAnyway question={question} />}
    </Form>
  );
}

function savedText({ title, draft, state }: StaffShelfEntry<object>, { publicWhen }: ShelfPageRules) {
  if (state !== 'published' || draft)
    return { title: `“${title}” is saved`, text: 'Only staff see it until it is published.' };
  return { title: `“${title}” is published`, text: publicWhen ?? goingLiveText() };
}

function Meanwhile({
  rules,
  before,
  now,
}: {
  rules: ShelfPageRules;
  before: StaffShelfEntry<object>;
  now: StaffShelfEntry<object>;
}): ReactNode {
  const names = differing(before.fields, now.fields);
  const fields = now.fields as Record<string, unknown>;
  return (
    <div className="notice notice--info" role="status">
      <p>This has changed since you opened it. What you typed is kept; saving again replaces this:</p>
      <dl className="facts">
        {names.map((name) => (
          <div key={name}>
            <dt>{rules.labels[name] ?? name}</dt>
            <dd className="sheet__text">
              <mark>{valueText(rules, name, fields[name])}</mark>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
