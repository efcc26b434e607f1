import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import type { PublicGalleryItem } from '#src/domain/gallery/gallery-item.ts';
import { letterLimits, pictureLine } from '#src/domain/newsletter/letter.ts';
import { SmallButton } from '../../shell/SmallButton.tsx';

const PicturePicker = lazy(() => import('./PicturePicker.tsx'));

interface LetterTextProps {
  body: string | undefined;
  onInserted: () => void;
}

export function LetterText({ body, onInserted }: LetterTextProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState(false);
  const [inserted, setInserted] = useState(0);

  // After the dialog has closed, which returns the focus to the button.
  useEffect(() => {
    if (inserted > 0) frame.current?.querySelector('textarea')?.focus();
  }, [inserted]);

  function insert({ id, alt }: PublicGalleryItem): void {
    setPicking(false);
    const area = frame.current?.querySelector('textarea');
    if (area == null) return;
    insertParagraph(area, pictureLine(id, alt));
    setInserted((count) => count + 1);
    onInserted();
  }

  return (
    <div className="stack gap-xs" ref={frame}>
      <TextAreaField
        name="body"
        label="Text"
        hint="Markdown: an empty line between paragraphs, ## for a heading, - for a list, **bold**, [words](https://…) or [words](/pricing)."
        rows={14}
        maxLength={letterLimits.body}
        defaultValue={body}
      />
      <p>
        <SmallButton onClick={() => setPicking(true)}>Add a picture</SmallButton>
      </p>
      {picking && (
        <Suspense>
          <PicturePicker onPicked={insert} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Inserts a line of its own at the caret, with one empty line before and after. */
function insertParagraph(area: HTMLTextAreaElement, line: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const before = value.slice(0, start).trimEnd();
  const after = value.slice(end).trimStart();
  area.value = [before, line, after].filter((part) => part !== '').join('\n\n');
  const caret = before.length + (before === '' ? 0 : 2) + line.length;
  area.setSelectionRange(caret, caret);
}
