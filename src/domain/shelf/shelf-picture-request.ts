import * as z from 'zod/mini';

/** Reference to a picture. The server checks that the file exists. */
export const shelfPictureSchema = z.union(
  [
    z.string().check(z.minLength(1, 'Choose a picture.'), z.maxLength(200, 'Choose a picture.')),
    z.object({
      upload: z.uuid('Choose a picture.'),
      width: z.int().check(z.positive()),
      height: z.int().check(z.positive()),
    }),
  ],
  'Choose a picture.',
);
