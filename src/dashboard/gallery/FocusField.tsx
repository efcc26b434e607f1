import { type PointerEvent, type ReactNode, useState } from 'react';
import type { Focus } from '#src/domain/gallery/gallery-item.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { useThumbnail } from './Thumbnail.tsx';

interface FocusFieldProps {
  picture: ShelfPicture | undefined;
  focus: Focus;
}

export function FocusField({ picture, focus }: FocusFieldProps): ReactNode {
  const [point, setPoint] = useState(focus);
  const src = useThumbnail(picture);
  if (src === undefined) return <HiddenFocus {...point} />;
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  return (
    <fieldset className="focus-field">
      <legend className="field__label">Focus point, kept in view when the picture is cropped</legend>
      <div className="focus-field__picture" onPointerDown={press}>
        <img src={src} alt="" draggable={false} />
        <span
          className="focus-field__point"
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </div>
      <div className="pair">
        <Slider
          name="focusX"
          label="From the left"
          value={point.x}
          onMove={(x) => setPoint({ ...point, x })}
        />
        <Slider
          name="focusY"
          label="From the top"
          value={point.y}
          onMove={(y) => setPoint({ ...point, y })}
        />
      </div>
    </fieldset>
  );
}

interface SliderProps {
  name: string;
  label: string;
  value: number;
  onMove: (value: number) => void;
}

function Slider({ name, label, value, onMove }: SliderProps): ReactNode {
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label} <output htmlFor={name}>{value}%</output>
      </label>
      <input
        id={name}
        name={name}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Keeps the values in the form if there is no thumbnail to press. */
function HiddenFocus({ x, y }: Focus): ReactNode {
  return (
    <>
      <input type="hidden" name="focusX" value={x} />
      <input type="hidden" name="focusY" value={y} />
    </>
  );
}

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}
