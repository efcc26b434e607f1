import './account-fields.css';
import { type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { described, FieldFrame, TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { codeLength, readCode } from '#src/domain/account/login/code.ts';
import { passwordLength } from '#src/domain/account/password.ts';
import { maxEmailLength } from '#src/lib/forms/form-fields.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

export function NameField({ defaultValue }: { defaultValue?: string }): ReactNode {
  const words = useWords('account');
  return (
    <TextField
      name="name"
      label={words.name}
      autoComplete="name"
      maxLength={100}
      defaultValue={defaultValue}
      data-empty={words.nameEmpty}
    />
  );
}

export function EmailField(own: { defaultValue?: string; hint?: string }): ReactNode {
  const words = useWords('forms');
  const { email } = useWords('account');
  return (
    <TextField
      name="email"
      label={email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
      data-empty={words.emailEmpty}
      data-wrong={words.emailWrong}
      {...own}
    />
  );
}

/** Links the password to its account for password managers. */
export function PasswordOwner({ email }: { email: string }): ReactNode {
  return (
    <input
      className="visually-hidden"
      type="email"
      autoComplete="username"
      value={email}
      tabIndex={-1}
      aria-hidden="true"
      readOnly
    />
  );
}

/** Renders the part of a button’s words that only screen readers read. */
export function hiddenText(words: string): ReactNode {
  return (
    <span className="visually-hidden" key="hidden">
      {words}
    </span>
  );
}

/** Renders the emphasised part of a sentence. */
export function strongText(words: string): ReactNode {
  return <strong key="strong">{words}</strong>;
}

interface PasswordFieldProps {
  id?: string;
  name: string;
  label: string;
  /** `new` requires the minimum length of a new password. */
  kind: 'current' | 'new';
  optional?: boolean;
  hint?: string;
}

export function PasswordField({
  name,
  id = name,
  label,
  kind,
  optional = false,
  hint,
}: PasswordFieldProps): ReactNode {
  const words = useWords('account');
  const error = useFieldError(name);
  const [shown, setShown] = useState(false);
  const help = hint ?? (kind === 'new' ? words.passwordHint(passwordLength) : undefined);
  const rules: InputHTMLAttributes<HTMLInputElement> =
    kind === 'new' ? { minLength: passwordLength.min, maxLength: passwordLength.max } : {};
  return (
    <FieldFrame id={id} label={label} hint={help} error={error} optional={optional}>
      <div className="password">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          required={!optional}
          {...rules}
          {...described(id, help, error)}
          data-empty={words.passwordEmpty}
          data-wrong={words.passwordWrong(passwordLength)}
        />
        <button type="button" aria-pressed={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          <Linked
            text={(shown ? words.hidePassword : words.showPassword)({ field: label })}
            links={{ field: hiddenText }}
          />
        </button>
      </div>
    </FieldFrame>
  );
}

interface CodeFieldProps {
  name: string;
  length?: number;
  /** Error while it is empty; by default that of an emailed code. */
  empty?: string;
  /** Called once for each complete code that was typed or pasted. */
  onComplete?: () => void;
}

/** Renders a code field; accepts a paste with spaces or words around the digits. */
export function CodeField({ name, length = codeLength, empty, onComplete }: CodeFieldProps): ReactNode {
  const words = useWords('account');
  const tried = useRef('');

  function onInput(input: HTMLInputElement): void {
    const code = readCode(input.value, length);
    if (code !== input.value) input.value = code;
    if (code.length < length || code === tried.current) return;
    tried.current = code;
    onComplete?.();
  }

  return (
    <TextField
      name={name}
      label={words.code({ length })}
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      pattern={`[0-9]{${length}}`}
      onInput={(event) => onInput(event.currentTarget)}
      data-empty={empty ?? words.codeEmpty}
      data-wrong={words.codeWrong({ length })}
    />
  );
}
