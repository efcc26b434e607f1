interface Part {
  seconds: number;
  /** 1 is quiet, 10 is full. */
  loudness: number;
}

interface DrawnPart {
  /** "0:42" */
  begins: string;
  /** Distance from the left edge in percent. */
  left: number;
  /** SVG path of the bars in a box of 100 by 100. */
  path: string;
}

const bars = 112;

/** Returns the bars of each part of a song, as wide as the part is long. */
export function waveform(parts: readonly Part[]): DrawnPart[] {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  let before = 0;
  return parts.map(({ seconds, loudness }) => {
    const left = (before / whole) * 100;
    const begins = `${Math.floor(before / 60)}:${String(before % 60).padStart(2, '0')}`;
    before += seconds;
    const from = Math.ceil((left / 100) * bars);
    const to = Math.ceil((before / whole) * bars);
    const drawn = Array.from({ length: to - from }, (_, index) => bar(from + index, loudness));
    return { begins, left: rounded(left), path: drawn.join('') };
  });
}

function bar(index: number, loudness: number): string {
  const half = rounded(loudness * 4.8 * unevenness(index));
  return `M${rounded(((index + 0.5) / bars) * 100)} ${rounded(50 - half)}v${rounded(2 * half)}`;
}

/** Returns 0.55 to 1: beats and syllables that look alike in every build. */
function unevenness(index: number): number {
  const noise = Math.abs(Math.sin(index * 12.9898) * 43_758.5453) % 1;
  return 0.55 + 0.3 * noise + (index % 4 === 0 ? 0.15 : 0);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
