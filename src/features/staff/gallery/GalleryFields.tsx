import { type ReactNode, useState } from 'react';
import { TextAreaField, TextField } from '#src/components/forms/Field.tsx';
import { useFieldError } from '#src/components/forms/Form.tsx';
import { type GalleryFields as Fields, middle } from '#src/features/gallery/gallery-item.ts';
import { galleryLimits } from '#src/features/gallery/gallery-request.ts';
import type { FieldsProps } from '../shelf/shelf-page.ts';
import { CategoryField } from './CategoryField.tsx';
import { FocusField } from './FocusField.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';

/** What is said of a picture. */
export function GalleryFields({ fields }: FieldsProps<Fields>): ReactNode {
  const { title, category, caption, alt, externalLink, video, focus = middle } = fields;
  const [picture, setPicture] = useState(fields.picture);
  return (
    <>
      <FocusField picture={picture} focus={focus} />
      <ReplacePicture picture={picture} onReplaced={setPicture} error={useFieldError('picture')} />
      <TextField
        name="title"
        label="Title"
        error={useFieldError('title')}
        maxLength={galleryLimits.title}
        defaultValue={title}
      />
      <TextAreaField
        name="alt"
        label="Description of the picture"
        hint="A sentence for people who cannot see it. Needed before the picture is public."
        optional
        error={useFieldError('alt')}
        maxLength={galleryLimits.alt}
        defaultValue={alt}
      />
      <CategoryField name="category" error={useFieldError('category')} category={category} />
      <TextAreaField
        name="caption"
        label="Caption"
        optional
        error={useFieldError('caption')}
        maxLength={galleryLimits.caption}
        defaultValue={caption}
      />
      <TextField
        name="externalLink"
        label="Where it is sold"
        hint="The page shows it as “View on IruMart”."
        type="url"
        optional
        error={useFieldError('externalLink')}
        maxLength={galleryLimits.link}
        defaultValue={externalLink}
      />
      <TextField
        name="video"
        label="Film"
        hint="The address of the film on YouTube, Vimeo or elsewhere. The picture is its poster."
        type="url"
        optional
        error={useFieldError('video')}
        maxLength={galleryLimits.link}
        defaultValue={video}
      />
    </>
  );
}
