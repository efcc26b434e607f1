import { type FormEvent, type ReactNode, useState } from 'react';
import { SelectField } from '#src/components/forms/Field.tsx';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { profileChanges } from '#src/domain/account/settings/profile.ts';
import type { Role, User } from '#src/domain/account/user.ts';
import { answerTo } from '#src/lib/answer.ts';
import { showToast } from '#src/lib/toast.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { ownLanguageNames } from '#src/lib/words/languages.ts';
import { canChooseLanguage, liveLanguages } from '#src/lib/words/live-languages.ts';
import { EmailField, NameField, PasswordField, strongText } from '../account-fields.tsx';
import { useCodeRequest } from '../login/use-code-request.ts';
import { accountApi } from '../session/account-api.ts';
import { AvatarEditor } from './AvatarEditor.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

const languageChoices = Object.fromEntries(liveLanguages.map((one) => [one, ownLanguageNames[one]]));

interface ProfileTabProps {
  user: User;
  onChange: (user: User) => void;
}

export function ProfileTab({ user, onChange }: ProfileTabProps): ReactNode {
  const [pending, keepPending] = useCodeRequest('fts_new_email');
  return (
    <div className="panel panel--profile stack gap-xl">
      <AvatarEditor user={user} onChange={onChange} />
      {pending && <ConfirmEmail request={pending} keep={keepPending} onConfirmed={onChange} />}
      <ProfileForm
        // Shows the confirmed address even if the browser restored the old one on reload.
        key={`${user.email} ${user.language}`}
        user={user}
        onChange={onChange}
        onPendingEmail={(email) => keepPending({ email, sentAt: Date.now() })}
      />
    </div>
  );
}

const draft = { key: 'fts_profile_draft', fields: ['name', 'email'] };

function ProfileForm(props: ProfileTabProps & { onPendingEmail: (email: string) => void }): ReactNode {
  const { user, onChange, onPendingEmail } = props;
  const words = useWords('settings');
  const names = useWords('account');
  const [sensitive, setSensitive] = useState(false);
  const form = useForm({
    fallback: words.notUpdated,
    toastTitle: words.updateFailed,
    draft,
    send: (values) =>
      answerTo((init) => accountApi.auth.me.$put({ json: profileChanges(user, values) }, { init })),
    onDone({ user: changed, pendingEmail }) {
      onChange(changed);
      showToast({ title: words.profileUpdated, tone: 'success' });
      form.formRef.current?.reset();
      setSensitive(false);
      if (pendingEmail !== undefined) onPendingEmail(pendingEmail);
    },
  });

  function onInput(event: FormEvent): void {
    form.onInput(event);
    const typed = new FormData(form.formRef.current ?? undefined);
    setSensitive(typed.get('email') !== user.email || typed.get('password') !== '');
  }

  return (
    <Form form={form} className="panel__form" onInput={onInput}>
      <h2>{words.details}</h2>
      <NameField defaultValue={user.name} />
      <EmailField defaultValue={user.email} hint={words.newEmailHint} />
      {canChooseLanguage() && (
        <SelectField
          name="language"
          label={words.messageLanguage}
          choices={languageChoices}
          defaultValue={user.language}
        />
      )}
      <PasswordField
        name="password"
        label={names.newPassword}
        kind="new"
        optional
        hint={words.keepPasswordHint}
      />
      {(sensitive || form.failure?.fields['currentPassword'] !== undefined) && <CurrentPassword />}
      <p className="panel__fact soft small">
        <Linked text={words.role({ role: names[roleKeys[user.role]] })} links={{ role: strongText }} />
      </p>
      <p>
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </p>
    </Form>
  );
}

const roleKeys = { USER: 'client', ADMIN: 'admin', SUPERADMIN: 'superAdmin' } as const satisfies Record<
  Role,
  string
>;

function CurrentPassword(): ReactNode {
  const { currentPassword } = useWords('account');
  const { currentPasswordHint } = useWords('settings');
  return (
    <PasswordField name="currentPassword" label={currentPassword} kind="current" hint={currentPasswordHint} />
  );
}
