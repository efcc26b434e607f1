import '#src/styles/folded.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { LetterPreview as Preview } from '#src/domain/newsletter/letter.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { untypedApiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { MailFrame } from './MailFrame.tsx';

interface LetterPreviewProps {
  subject: string;
  body: string;
  onOpen?: () => void;
}

/** Shows the email as the server renders it, at the width of a phone, or its plain text. */
export function LetterPreview({ subject, body, onOpen }: LetterPreviewProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="action letter-preview"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>How the email looks</summary>
      {open && (
        <div className="letter-preview__body">
          <Rendered subject={subject} body={body} />
        </div>
      )}
    </details>
  );
}

const kinds = { html: 'With pictures', text: 'Text only' };

type Kind = keyof typeof kinds;

const pause = 500;

function Rendered({ subject, body }: { subject: string; body: string }): ReactNode {
  const [kind, setKind] = useState<Kind>('html');
  const settled = useDebounced(JSON.stringify({ subject, body }), pause);
  const asked = JSON.parse(settled) as { subject: string; body: string };
  const isWritten = asked.subject.trim() !== '' && asked.body.trim() !== '';
  const answer = useQuery({
    ...untypedApiQuery<Preview>(['letters', 'preview', settled], (init) =>
      accountApi.letters.preview.$post({ json: asked }, { init }),
    ),
    enabled: isWritten,
    placeholderData: keepPreviousData,
    // The same words always look the same.
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  const { data, error } = answer;
  if (!isWritten) return <p>Write a subject and a text to see the email.</p>;
  if (error?.answer.kind === 'refused' && error.answer.status === 422)
    return (
      <div className="notice notice--error" role="status">
        {Object.values(error.answer.fields).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    );
  return (
    <div className="stack gap-xs">
      <fieldset className="chips letter-preview__kinds">
        <legend className="visually-hidden">Kind of email</legend>
        {(Object.keys(kinds) as Kind[]).map((name) => (
          <label key={name}>
            <input type="radio" name="preview-kind" checked={kind === name} onChange={() => setKind(name)} />
            <span>{kinds[name]}</span>
          </label>
        ))}
      </fieldset>
      <QueryState of={answer} fallback="We could not show the email" />
      {data && kind === 'html' && <MailFrame html={data.html} />}
      {data && kind === 'text' && <pre className="mail-text">{data.text}</pre>}
    </div>
  );
}
