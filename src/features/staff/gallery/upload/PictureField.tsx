import '../../records/drop.css';
import type { ReactNode } from 'react';

interface PictureFieldProps {
  onChosen: (files: readonly File[]) => void;
  /** Takes one picture instead of many. */
  single?: boolean;
}

/** Named one by one: an iPhone then turns its own format into JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Where pictures are dropped, chosen or taken: the browser's own fields do all three. */
export function PictureField({ onChosen, single = false }: PictureFieldProps): ReactNode {
  const words = single ? 'Drop a picture here, or choose it' : 'Drop pictures here, or choose them';
  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    // The same file can be chosen again.
    field.value = '';
    if (files.length > 0) onChosen(files);
  };
  return (
    <div className="drop">
      <label className="field__label" htmlFor="picture-files">
        {words}
      </label>
      <input
        id="picture-files"
        type="file"
        accept={accepted}
        multiple={!single}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <div className="uploads__camera">
        <label className="field__label" htmlFor="picture-camera">
          Or take one now
        </label>
        <input
          id="picture-camera"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
    </div>
  );
}
