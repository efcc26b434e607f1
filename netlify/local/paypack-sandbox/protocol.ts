import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type Access, sandboxCredentials } from './access.ts';
import { behaviourOf } from './behaviour.ts';
import { type Ledger, rate, type Transaction } from './ledger.ts';
import { eventPage, rawTransaction, readFilters, transactionPage } from './listing.ts';

const credentials = z.object({ client_id: z.string(), client_secret: z.string() });
const order = z.object({ amount: z.number(), number: z.string() });

/** Place where the idempotency key is read: Paypack's documents name both the header and the query. */
export type KeyPlace = 'header' | 'query' | 'either' | 'nowhere';

/** Milliseconds for which a new transaction cannot be found yet. */
const settlingTime = 1000;

function refuse(status: 400 | 401 | 404, message: string): never {
  throw new HTTPException(status, { message });
}

async function body<Shape>(context: Context, schema: z.ZodType<Shape>): Promise<Shape> {
  const json: unknown = await context.req.json().catch(() => refuse(400, 'invalid request body'));
  const { data, success } = schema.safeParse(json);
  return success ? data : refuse(400, 'invalid request body');
}

function checkOrder({ amount, number }: z.infer<typeof order>, key: string | undefined): string {
  if (key && key.length > 32) refuse(400, 'idempotency key must be at most 32 characters');
  if (!Number.isInteger(amount) || amount < 100) refuse(400, 'minimum amount is 100 RWF');
  if (!/^(\+?25)?(078|079|075|073|072)\d{7}$/.test(number)) refuse(400, 'invalid phone number');
  const client = number.slice(-10);
  if (behaviourOf(client) === 'unknown number')
    refuse(400, 'phone number is not registered for mobile money');
  return client;
}

function receipt({ ref, status, amount, kind, created_at, provider }: Transaction) {
  return { ref, status, amount, kind, created_at, provider };
}

function idempotencyKey({ req }: Context, place: KeyPlace): string | undefined {
  const header = place === 'header' || place === 'either' ? req.header('idempotency-key') : undefined;
  const query = place === 'query' || place === 'either' ? req.query('Idempotency-Key') : undefined;
  return header ?? query;
}

export function createProtocol(
  ledger: Ledger,
  access: Access,
  { now, keyPlace }: { now: () => Date; keyPlace: () => KeyPlace },
): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    const status = error instanceof HTTPException ? error.status : 500;
    return context.json({ status, message: error.message }, status);
  });
  app.notFound((context) => context.json({ status: 404, message: 'not found' }, 404));

  grantTokens(app, access);
  app.use(async (context, next) => {
    if (!access.allows(context.req.header('authorization'))) refuse(401, 'invalid or expired access token');
    await next();
  });

  app.post('/transactions/cashin', async (context) => {
    const key = idempotencyKey(context, keyPlace());
    const wanted = await body(context, order);
    const client = checkOrder(wanted, key);
    const mode = context.req.header('x-webhook-mode') ?? 'production';
    return context.json(receipt(ledger.cashin({ amount: wanted.amount, client, key, mode })));
  });

  app.get('/transactions/find/:ref', (context) => {
    const found = ledger.find(context.req.param('ref'));
    if (!found || now().getTime() - Date.parse(found.created_at) < settlingTime)
      refuse(404, 'transaction not found');
    // As in the real API, this call never returns the final status.
    return context.json({ ...rawTransaction(found), status: 'pending' });
  });

  app.get('/transactions/list', (context) =>
    context.json(transactionPage(ledger, filters(context.req.query()))),
  );
  app.get('/events/transactions', (context) => context.json(eventPage(ledger, filters(context.req.query()))));
  app.get('/merchants/me', (context) => context.json(merchant(ledger)));
  return app;
}

function grantTokens(app: Hono, access: Access): void {
  app.post('/auth/agents/authorize', async (context) => {
    const { client_id, client_secret } = await body(context, credentials);
    const known =
      client_id === sandboxCredentials.clientId && client_secret === sandboxCredentials.clientSecret;
    return known ? context.json(access.grant()) : refuse(401, 'invalid client credentials');
  });

  app.get('/auth/refresh/:token', (context) => {
    const tokens = access.refresh(context.req.param('token'));
    return tokens ? context.json(tokens) : refuse(401, 'invalid refresh token');
  });
}

function filters(query: Record<string, string>) {
  return readFilters(query) ?? refuse(400, 'invalid filters');
}

function merchant(ledger: Ledger) {
  const paid = ledger.transactions().filter(({ status }) => status === 'successful');
  const balance = (of: Transaction['provider']) =>
    paid.reduce((sum, { provider, amount, fee }) => sum + (provider === of ? amount - fee : 0), 0);
  const [mtn_balance, airtel_balance] = [balance('mtn'), balance('airtel')];
  return {
    id: 'sandbox-merchant',
    name: 'FTS Studio',
    in_rate: rate,
    out_rate: rate,
    airtel_in_rate: rate,
    airtel_out_rate: rate,
    mtn_balance,
    airtel_balance,
    balance: mtn_balance + airtel_balance,
  };
}
