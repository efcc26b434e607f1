import { type ReactNode, useState } from 'react';
import { TextAreaField } from '#src/components/forms/Field.tsx';
import { pictureAddress } from '#src/domain/shelf/picture-address.ts';
import { isUploaded, type ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { ReplacePicture } from '../gallery/ReplacePicture.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';

interface EntryPictureProps {
  picture: ShelfPicture | undefined;
  alt: string | undefined;
}

export function EntryPicture({ picture: before, alt }: EntryPictureProps): ReactNode {
  const [picture, setPicture] = useState(before);
  return (
    <fieldset className="stack gap-xs">
      <legend className="field__label">Picture</legend>
      {isUploaded(picture) && (
        <img
          className="shelf-picture"
          src={pictureAddress(picture.upload, 480)}
          width={picture.width}
          height={picture.height}
          alt={alt ?? ''}
        />
      )}
      {typeof picture === 'string' && <p className="soft small">Original: {picture}</p>}
      <ReplacePicture picture={picture} onReplaced={setPicture} />
      {picture !== undefined && (
        <p>
          <SmallButton onClick={() => setPicture(undefined)}>Remove the picture</SmallButton>
        </p>
      )}
      {before !== undefined && picture === undefined && (
        <>
          <input type="hidden" name="picture" value="null" />
          <p className="small" role="status">
            Picture removed. Save or publish to keep the change.
          </p>
        </>
      )}
      <TextAreaField
        name="alt"
        label="Description of the picture"
        hint="A sentence for people who cannot see it. Needed before a picture is public."
        optional
        maxLength={300}
        defaultValue={alt}
      />
    </fieldset>
  );
}
