import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { SelectField, TextField } from '#src/components/forms/Field.tsx';
import { clientLanguages } from '#src/domain/client/client.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { mostKeys } from '#src/domain/client/client-requests.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { FoldedForm } from '../shell/FoldedForm.tsx';
import { languageNames, phoneText } from './client-words.ts';
import { showClient, showConflict } from './show-client.ts';

interface CorrectClientProps {
  client: ClientDetail;
  /** Called with the current client after a 409. */
  onConflict: (current: ClientDetail) => void;
}

export function CorrectClient({ client, onConflict }: CorrectClientProps): ReactNode {
  const { id, name, phones, emails, language, version } = client;
  return (
    <FoldedForm
      title="Correct name, numbers or language"
      submit="Save"
      fallback="The client is not corrected"
      send={async (values) => {
        const json = {
          name: values['name'] ?? '',
          language: clientLanguages.find((known) => known === values['language']) ?? language,
          phones: listIn(values, 'phones'),
          emails: listIn(values, 'emails'),
          version,
        };
        const answer = await answerTo((init) =>
          accountApi.clients[':id'].$put({ param: { id }, json }, { init }),
        );
        if (answer.kind !== 'ok') showConflict(answer, onConflict);
        return answer;
      }}
      onDone={(now) => {
        showToast({ title: 'The client is corrected', tone: 'success' });
        showClient(now);
      }}
    >
      <TextField
        name="name"
        id="client-name"
        label="Name"
        defaultValue={name}
        maxLength={100}
        optional={name === ''}
      />
      {/* A select ignores a new default, so that it would undo the change of someone else. */}
      <SelectField
        key={language}
        name="language"
        id="client-language"
        label="Language"
        choices={languageNames}
        defaultValue={language}
      />
      <KeyFields name="phones" noun="phone number" type="tel" known={phones.map(phoneText)} maxLength={20} />
      <KeyFields name="emails" noun="email" type="email" known={emails} maxLength={254} />
    </FoldedForm>
  );
}

interface KeyFieldsProps {
  name: 'phones' | 'emails';
  noun: string;
  type: 'tel' | 'email';
  known: readonly string[];
  maxLength: number;
}

/** Fields for the known keys, and one for a new key. An emptied field removes its key. */
function KeyFields({ name: list, noun, known, ...field }: KeyFieldsProps): ReactNode {
  const values = known.length < mostKeys ? [...known, ''] : known;
  const fields = values.map((value, position) => ({ position, value, name: `${list}.${position}` }));
  return fields.map(({ position, value, name }) => (
    <TextField
      key={name}
      {...field}
      name={name}
      id={`client-${name}`}
      label={labelOf(noun, position, known.length)}
      hint={position < known.length ? undefined : `To remove a ${noun}, empty its field.`}
      inputMode={field.type}
      defaultValue={value}
      optional
    />
  ));
}

function labelOf(noun: string, position: number, count: number): string {
  if (position === count) return count === 0 ? sentenceCase(noun) : `Another ${noun}`;
  return count === 1 ? sentenceCase(noun) : `${sentenceCase(noun)} ${position + 1}`;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listIn(values: Record<string, string>, name: KeyFieldsProps['name']): string[] {
  return Object.entries(values).flatMap(([field, value]) =>
    field.startsWith(`${name}.`) && value !== '' ? [value] : [],
  );
}
