import { BlobsServer } from '@netlify/blobs/server';

/** A server for files that speaks as Netlify Blobs does. */
export interface FileServer {
  /** What `NETLIFY_BLOBS_CONTEXT` has to be. */
  context: string;
  stop(): Promise<void>;
}

/** Starts the server over a folder, on a free port. */
export async function startFileServer(folder: string): Promise<FileServer> {
  const token = crypto.randomUUID();
  const server = new BlobsServer({ directory: folder, token, logger: () => undefined });
  const { port } = await server.start();
  const address = `http://localhost:${port}`;
  const context = {
    siteID: 'local',
    deployID: 'local',
    token,
    edgeURL: address,
    uncachedEdgeURL: address,
    primaryRegion: 'us-east-2',
  };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: async () => {
      await server.stop();
    },
  };
}
