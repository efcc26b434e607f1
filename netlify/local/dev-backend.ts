import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { createDevPages } from './dev-pages/dev-pages.ts';
import { createFunctionRunner, type FunctionRunner } from './function-runner.ts';
import type { ImageService } from './images.ts';
import { loadSourceFunctions } from './load-functions.ts';
import type { Platform } from './platform.ts';
import { refuseMalformed } from './serve/refuse-malformed.ts';
import { visitorAddress } from './serve/visitor-address.ts';

export interface DevBackend {
  integration: AstroIntegration;
  /** Current functions; the server recreates them when its configuration changes. */
  functions(): FunctionRunner | undefined;
  /** Reloads these files before the next request, which the watcher may be too slow for. */
  reload(files: readonly string[]): void;
}

export function createDevBackend(platform: Platform, images: ImageService, onServer: () => void): DevBackend {
  let functions: FunctionRunner | undefined;
  let environments: ViteDevServer['environments'] | undefined;

  const integration: AstroIntegration = {
    name: 'local-backend',
    hooks: {
      async 'astro:server:setup'({ server }) {
        onServer();
        environments = server.environments;
        await functions?.stop();
        const runner = await createFunctionRunner(loadSourceFunctions(server));
        runner.startSchedule((error) => console.error(error));
        functions = runner;
        const devPages = createDevPages(platform, runner);
        const isDevPage = (path: string) => path.startsWith('/dev/');
        const listener = getRequestListener(
          async (request, { incoming }) => {
            const { pathname } = new URL(request.url);
            if (isDevPage(pathname)) return devPages.fetch(request);
            if (images.serves(pathname)) return images.answer(request);
            const answer = await runner.handle(
              request,
              visitorAddress(request, incoming.socket.remoteAddress),
            );
            return answer ?? new Response(null, { status: 404 });
          },
          {
            overrideGlobalObjects: false,
            errorHandler(error) {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              console.error(error);
              return Response.json(
                { error: 'The function failed; the terminal shows where.' },
                { status: 500 },
              );
            },
          },
        );
        server.middlewares.use((request, response, next) => {
          if (refuseMalformed(request, response)) return;
          // Rewrites as netlify.toml does on the platform.
          if (request.url)
            request.url = request.url.replace(/^\/dashboard\/superadmin(?=[/?]|$)/, '/dashboard/admin');
          const path = request.url?.split('?')[0] ?? '/';
          if (isDevPage(path) || images.serves(path) || runner.serves(path)) void listener(request, response);
          else next();
        });
      },
    },
  };
  return {
    integration,
    functions: () => functions,
    reload(files) {
      for (const { moduleGraph } of Object.values(environments ?? {}))
        for (const file of files) moduleGraph.onFileChange(file);
    },
  };
}
