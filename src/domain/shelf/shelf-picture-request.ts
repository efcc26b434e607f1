import * as z from 'zod/mini';

/** What a form sends of a picture. That the file is there, the server checks. */
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
