import '../../records/drop.css';
import { type ReactNode, useId } from 'react';

interface PictureFieldProps {
  onChosen: (files: readonly File[]) => void;
  label?: string;
  single?: boolean;
}

/** An explicit list makes an iPhone convert HEIC to JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Takes pictures by drop, file picker or camera; the browser's own field does all three. */
export function PictureField({
  onChosen,
  label = 'Drop pictures here, or choose them',
  single = false,
}: PictureFieldProps): ReactNode {
  const id = useId();
  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    // Lets the same file be chosen again.
    field.value = '';
    if (files.length > 0) onChosen(files);
  };
  return (
    <div className="drop">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accepted}
        multiple={!single}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <div className="uploads__camera">
        <label className="field__label" htmlFor={`${id}-camera`}>
          Or take one now
        </label>
        <input
          id={`${id}-camera`}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
    </div>
  );
}
