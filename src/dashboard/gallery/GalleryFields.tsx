import { type ReactNode, useState } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { type GalleryFields as Fields, middle } from '#src/domain/gallery/gallery-item.ts';
import { galleryLimits } from '#src/domain/gallery/gallery-request.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { CategoryField } from './CategoryField.tsx';
import { FocusField } from './FocusField.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';

export function GalleryFields({ fields }: FieldsProps<Fields>): ReactNode {
  const { title, category, caption, alt, externalLink, video, focus = middle } = fields;
  const [picture, setPicture] = useState(fields.picture);
  return (
    <>
      <FocusField picture={picture} focus={focus} />
      <ReplacePicture picture={picture} onReplaced={setPicture} />
      <TextField name="title" label="Title" maxLength={galleryLimits.title} defaultValue={title} />
      <TextAreaField
        name="alt"
        label="Description of the picture"
        hint="A sentence for people who cannot see it. Needed before the picture is public."
        optional
        maxLength={galleryLimits.alt}
        defaultValue={alt}
      />
      <CategoryField name="category" category={category} />
      <TextAreaField
        name="caption"
        label="Caption"
        optional
        maxLength={galleryLimits.caption}
        defaultValue={caption}
      />
      <TextField
        name="externalLink"
        label="Shop link"
        hint="The page shows it as “View on IruMart”."
        type="url"
        optional
        maxLength={galleryLimits.link}
        defaultValue={externalLink}
      />
      <TextField
        name="video"
        label="Film"
        hint="The address of the film on YouTube, Vimeo or elsewhere. The picture is its poster."
        type="url"
        optional
        maxLength={galleryLimits.link}
        defaultValue={video}
      />
    </>
  );
}
