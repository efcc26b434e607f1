import { readFile } from '#netlify/core/files/file-store.ts';
import { receiveGalleryFile } from '#netlify/core/gallery/receive-gallery-file.ts';
import { galleryFileSentences, maxGalleryFileBytes } from '#src/domain/gallery/files/gallery-file.ts';
import { createRoutes, limitBody } from '../http/http.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { requireAdmin } from '../http/session.ts';

/** A file's bytes never change; a new picture gets a new id. */
const immutableHeader = 'public, max-age=31536000, immutable';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export const galleryFileRoutes = createRoutes()
  .post(
    '/',
    requireAdmin,
    idempotencyKey,
    limitBody(maxGalleryFileBytes, galleryFileSentences.tooLarge),
    async (c) => {
      const { 'idempotency-key': key } = c.req.valid('header');
      const file = await receiveGalleryFile(c.var.me, key, new Uint8Array(await c.req.arrayBuffer()));
      return c.json({ file }, 201);
    },
  )
  .get(`/:id{${uuid}}`, async (c) => {
    const picture = await readFile('gallery', c.req.param('id'));
    if (picture === undefined) return c.notFound();
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': immutableHeader,
    });
  });
