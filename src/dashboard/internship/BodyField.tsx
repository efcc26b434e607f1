import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { programmeLimits } from '#src/domain/internship/programme-request.ts';

/** Lazy: only the preview needs the Markdown renderer. */
const Rendered = lazy(() => import('./Rendered.tsx'));

export function BodyField({ body = '' }: { body: string | undefined }): ReactNode {
  const [text, setText] = useState(body);
  const [open, setOpen] = useState(false);
  const shown = useDeferredValue(text);
  return (
    <>
      <TextAreaField
        name="body"
        label="Description"
        hint="Markdown: an empty line between paragraphs, ## for a heading, - for a list, **bold**, [words](/address)."
        optional
        rows={10}
        maxLength={programmeLimits.body}
        defaultValue={body}
        onInput={({ currentTarget: { value } }) => setText(value)}
      />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>How the page shows it</summary>
        {open && (
          <Suspense>
            <Rendered text={shown} />
          </Suspense>
        )}
      </details>
    </>
  );
}
