import { BlobsServer } from '@netlify/blobs/server';

export interface FileServer {
  /** Value for `NETLIFY_BLOBS_CONTEXT`. */
  context: string;
  stop(): Promise<void>;
}

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
