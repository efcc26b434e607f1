import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { SelectField } from '#src/components/forms/Field.tsx';
import { answerTo } from '#src/lib/answer.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { languageNames } from '../../client/client-words.ts';
import { ActionForm, type ActionProps } from './ActionForm.tsx';

const { language: change } = accountApi.bookings[':id'];

/** Language in which we write to the client, who may ask for another on the phone. */
export function ChangeLanguage({ booking, onConflict }: ActionProps): ReactNode {
  const { id, language: current, version } = booking;
  return (
    <ActionForm
      title="Change the language"
      submit="Change the language"
      done="Language changed."
      onConflict={onConflict}
      send={({ language = current }) => {
        const json = { language: language as Language, version };
        return answerTo((init) => change.$put({ param: { id }, json }, { init }));
      }}
    >
      {/* A select ignores a new default, so that it would undo the change of someone else. */}
      <SelectField
        key={current}
        name="language"
        id="booking-language"
        label="Language"
        choices={languageNames}
        defaultValue={current}
      />
    </ActionForm>
  );
}
