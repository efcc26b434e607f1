import { startNetlify } from './start-netlify.ts';

/** Image service of the platform: `/.netlify/images?url=/api/gallery/files/…&w=480&fm=avif`. */
export interface ImageService {
  serves(path: string): boolean;
  answer(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Cached versions; the platform renders each only once, and this machine is slower. */
const keptVersions = 200;

/** Starts the service, which only takes pictures from `siteUrl`. */
export async function startImageService(siteUrl: string): Promise<ImageService> {
  const netlify = await startNetlify(siteUrl, ['images']);
  const kept = new Map<string, Response>();
  return {
    serves: (path) => path === '/.netlify/images',
    async answer(request) {
      const known = kept.get(request.url);
      if (known !== undefined) return known.clone();
      const made = (await netlify.handle(request)) ?? new Response('Not found', { status: 404 });
      if (made.ok && kept.size < keptVersions) kept.set(request.url, made.clone());
      return made;
    },
    stop: () => netlify.stop(),
  };
}
