/** Decoded pixels: four bytes each, red, green, blue and opacity. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The middle square of a picture, at most `side` pixels wide. Each pixel is the mean of those that it covers. */
export function squarePicture(picture: Pixels, side: number): Pixels {
  const whole = Math.min(picture.width, picture.height);
  const size = Math.min(whole, side);
  const left = Math.floor((picture.width - whole) / 2);
  const top = Math.floor((picture.height - whole) / 2);
  const data = new Uint8ClampedArray(size * size * 4);
  const edge = (index: number) => Math.floor((index * whole) / size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const area = {
        left: left + edge(x),
        right: left + edge(x + 1),
        top: top + edge(y),
        bottom: top + edge(y + 1),
      };
      data.set(mean(picture, area), (y * size + x) * 4);
    }
  }
  return { data, width: size, height: size };
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Colours count as much as they are visible, so that what is clear does not darken the rim beside it. */
function mean({ data, width }: Pixels, area: Area): [number, number, number, number] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let at = (y * width + area.left) * 4; at < (y * width + area.right) * 4; at += 4) {
      const weight = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * weight;
      green += (data[at + 1] ?? 0) * weight;
      blue += (data[at + 2] ?? 0) * weight;
      opacity += weight;
    }
  }
  if (opacity === 0) return [0, 0, 0, 0];
  const count = (area.right - area.left) * (area.bottom - area.top);
  return [red / opacity, green / opacity, blue / opacity, opacity / count];
}
