import { type ReactNode, useEffect, useState } from 'react';

/** Quiet zone around the code, in modules; scanners need it. */
const quietZone = 4;

interface QrCodeProps {
  text: string;
  /** Words for those who do not see the picture. */
  label: string;
  className: string;
}

/** QR code, black on the white that `className` gives it. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let left = false;
    void draw(text).then((picture) => !left && setDrawn(picture));
    return () => {
      left = true;
    };
  }, [text]);
  if (drawn === undefined) return <div className={className} />;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}

async function draw(text: string): Promise<{ size: number; path: string } | undefined> {
  // Without the picture, the words next to it still work.
  const { encode } = await import('uqr').catch(() => ({ encode: undefined }));
  if (encode === undefined) return undefined;
  const { data, size } = encode(text, { border: quietZone });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
