import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { deliverWebhooks, signWebhook } from './webhook.ts';

test('a webhook is retried until the site returns 200, and the next one waits for it', async () => {
  const seen: string[] = [];
  const site = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => seen.push(JSON.parse(body).event_id));
    request.on('end', () => response.writeHead(seen.length === 1 ? 503 : 200).end());
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const data = {
    ref: 'r',
    kind: 'CASHIN' as const,
    amount: 100,
    fee: 2,
    client: '0788123456',
    merchant: 'FTS Studio',
    metadata: null,
    user_ref: '',
    provider: 'mtn' as const,
    status: 'successful' as const,
    created_at: '2026-12-01T08:00:00Z',
    processed_at: '2026-12-01T08:00:01Z',
  };
  const webhooks = ['one', 'two'].map((event_id) =>
    signWebhook({ event_id, event_kind: 'transaction:processed', created_at: data.processed_at, data }),
  );
  await deliverWebhooks(`http://127.0.0.1:${port}/`, webhooks, new AbortController().signal);
  site.closeAllConnections();
  site.close();
  expect(seen).toEqual(['one', 'one', 'two']);
});
