import type { ImageMetadata } from 'astro';
import { publishedEntries } from '#src/features/shelf/published-shelf.ts';
import { shownPicture, type UploadedPicture } from '#src/features/shelf/shelf-picture.ts';
import { pageContent } from '#src/features/studio/page-content.ts';
import { gitServices } from './published-services.ts';
import { type PublicService, publicService } from './service.ts';

/** A service as pages show it in this build. */
export type ShownService = PublicService & {
  image?: ImageMetadata | UploadedPicture | undefined;
};

/** The services of this build, in their order. */
export async function shownServices(): Promise<ShownService[]> {
  const { entries } = await pageContent('servicesPage', 'services');
  const images = new Map(entries.map(({ id, picture }) => [id, picture]));
  return publishedEntries('service', gitServices).map((entry) => {
    const service = publicService(entry);
    return { ...service, image: shownPicture(service.picture, images.get(service.id)) };
  });
}
