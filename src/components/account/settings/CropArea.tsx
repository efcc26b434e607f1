import { type PointerEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import {
  type Crop,
  largestCrop,
  maxZoom,
  moveCrop,
  positionOf,
  setCropPosition,
  zoomCrop,
} from '#src/domain/account/settings/crop.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { cutSquare, drawSquare } from './picture.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  busy: boolean;
  /** Called with null if the browser could not make the square. */
  onSave: (square: Blob | null) => void;
  onCancel: () => void;
}

/** Preview side in pixels, sharp at double density. */
const previewSide = 560;

export function CropArea({ picture, busy, onSave, onCancel }: CropAreaProps): ReactNode {
  const words = useWords('settings');
  const { cancel } = useWords('account');
  const [crop, setCrop] = useState<Crop>(() => largestCrop(picture));
  const first = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useDrag((right, down) => setCrop((before) => moveCrop(before, picture, right, down)));

  useEffect(() => {
    if (canvas.current !== null) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => first.current?.focus(), []);

  const position = positionOf(crop, picture);
  const zoom = (times: number) => setCrop(zoomCrop(crop, picture, times));
  const place = (where: typeof position) => setCrop(setCropPosition(crop, picture, where));

  return (
    <div className="crop stack">
      <canvas ref={canvas} width={previewSide} height={previewSide} {...drag} />
      <Slider
        label={words.zoom}
        min={1}
        max={maxZoom}
        step={0.05}
        value={crop.zoom}
        onChange={zoom}
        ref={first}
      />
      <Slider label={words.leftRight} value={position.x} onChange={(x) => place({ ...position, x })} />
      <Slider label={words.upDown} value={position.y} onChange={(y) => place({ ...position, y })} />
      <p className="actions">
        <button
          className="button button--primary"
          type="button"
          aria-busy={busy}
          onClick={async () => onSave(await cutSquare(picture, crop))}
        >
          {words.usePicture}
        </button>
        <button className="button button--quiet" type="button" onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </div>
  );
}

/** Drags the picture: the square moves the opposite way, in fractions of its side. */
function useDrag(move: (right: number, down: number) => void) {
  const pointer = useRef({ x: 0, y: 0 });
  return {
    onPointerDown({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
      pointer.current = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
      const { x, y } = pointer.current;
      pointer.current = { x: clientX, y: clientY };
      const side = currentTarget.clientWidth;
      if (buttons !== 0) move((x - clientX) / side, (y - clientY) / side);
    },
  };
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** 0 to 100 in steps of 2 by default. */
  min?: number;
  max?: number;
  step?: number;
  ref?: Ref<HTMLInputElement>;
}

function Slider({ label, value, onChange, min = 0, max = 100, step = 2, ref }: SliderProps): ReactNode {
  return (
    <label className="crop__slider small">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        ref={ref}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
