import { type ReactNode, useState } from 'react';
import { useFieldError } from '#src/components/forms/use-field-error.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { useAction } from '#src/lib/use-action.ts';
import { PictureField } from './upload/PictureField.tsx';
import { sendPicture } from './upload/send-picture.ts';
import { shrinkPicture } from './upload/shrink-picture.ts';

interface ReplacePictureProps {
  picture: ShelfPicture | undefined;
  onReplaced: (picture: ShelfPicture) => void;
}

/** Replaces an entry's picture on save, keeping its address and position. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps): ReactNode {
  const error = useFieldError('picture');
  const [told, setTold] = useState<string>();
  const { busy, run } = useAction(async (file: File) => {
    setTold('We are uploading the picture.');
    const shrunk = await shrinkPicture(file);
    if ('reason' in shrunk) return setTold(shrunk.reason);
    const result = await sendPicture(shrunk, new AbortController().signal);
    if (result.type === 'refuse') return setTold(result.refusal);
    if (result.type === 'network-error')
      return setTold('We cannot reach our server. Check your connection and choose it again.');
    const { id: upload, width, height } = result.answer;
    onReplaced({ upload, width, height });
    setTold('The picture is uploaded. Save or publish to keep it.');
  });
  return (
    <div aria-busy={busy}>
      {picture !== undefined && <input type="hidden" name="picture" value={JSON.stringify(picture)} />}
      <PictureField
        single
        label={picture === undefined ? 'Choose the picture' : 'Choose another picture'}
        onChosen={([file]) => file && run(file)}
      />
      <p className="small" role="status">
        {told}
      </p>
      {error && <p className="field__error">{error}</p>}
    </div>
  );
}
