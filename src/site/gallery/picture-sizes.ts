/** Values of `sizes` by the place of a picture: in a series, large or small; in a wall or row. */
export const pictureSizes = {
  large: '(min-width: 84rem) 42rem, (min-width: 48rem) 47vw, 90vw',
  small: '(min-width: 84rem) 20rem, (min-width: 48rem) 22vw, 30vw',
  column: '(min-width: 84rem) 27rem, (min-width: 48rem) 30vw, 45vw',
} as const;

export type PicturePlace = keyof typeof pictureSizes;
