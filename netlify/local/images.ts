import { startNetlify } from './start-netlify.ts';

/** The platform's image service: `/.netlify/images?url=/api/gallery/files/…&w=480&fm=avif`. */
export interface ImageService {
  serves(path: string): boolean;
  answer(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** So many versions are kept: the platform makes each once, and this machine is slower. */
const keptVersions = 200;

/** Starts the service for the site at this address, from which it takes pictures; from elsewhere it takes none. */
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
