import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import { saleBehaviourOf } from './behaviour.ts';

type Answer = Record<string, unknown>;

export interface EbmSandbox {
  /** Value for `EBM_URL`. */
  url: string;
  token: string;
  tin: string;
  /** Sales that have a receipt, oldest first. */
  signed(): { sale: Answer; data: Answer }[];
  /** Calls with a valid key, also those without a receipt. */
  calls(): number;
  /** Responds to everything with this status while set. */
  answerWith(status: number | undefined): void;
  clear(): void;
  stop(): Promise<void>;
}

const sandboxToken = 'sandbox-key';
const sandboxTin = '999991130';

const amount = z.int().min(0);
const tax = z.enum(['A', 'B', 'C', 'D']);

const saleSchema = z.looseObject({
  tin: z.literal(sandboxTin),
  bhfId: z.string().regex(/^\d{2}$/),
  invcNo: z.int().min(1),
  orgInvcNo: z.int().min(0),
  rcptTyCd: z.enum(['S', 'R']),
  cfmDt: z.string().regex(/^\d{14}$/),
  salesDt: z.string().regex(/^\d{8}$/),
  totItemCnt: amount,
  totTaxblAmt: amount,
  totTaxAmt: amount,
  totAmt: z.int().min(1),
  itemList: z
    .array(
      z.looseObject({
        itemCd: z.string().min(1).max(20),
        itemNm: z.string().max(200),
        ...{ qty: amount, prc: amount, splyAmt: amount, dcAmt: amount },
        ...{ taxTyCd: tax, taxblAmt: amount, taxAmt: amount, totAmt: amount },
      }),
    )
    .min(1),
});

type Sale = z.infer<typeof saleSchema>;

/** Returns what is wrong with the sums of a sale, as the system would refuse it. */
function problemOf({ itemList, totItemCnt, totAmt, totTaxAmt }: Sale): string | undefined {
  const sum = (field: 'totAmt' | 'taxAmt') => itemList.reduce((all, one) => all + one[field], 0);
  if (itemList.length !== totItemCnt) return 'totItemCnt';
  if (sum('totAmt') !== totAmt) return 'totAmt';
  if (sum('taxAmt') !== totTaxAmt) return 'totTaxAmt';
  return itemList.some(({ qty, prc, splyAmt }) => qty * prc !== splyAmt) ? 'splyAmt' : undefined;
}

/** Starts a simulator of the tax authority’s system. Its receipts are worth nothing. */
export async function startEbmSandbox(): Promise<EbmSandbox> {
  let receipts = new Map<number, { sale: Answer; data: Answer }>();
  let attempts: number[] = [];
  let fixed: number | undefined;

  function sign(sale: Sale): Answer {
    const known = receipts.get(sale.invcNo);
    if (known !== undefined) return known.data;
    const digest = createHash('sha256').update(JSON.stringify(sale)).digest('hex').toUpperCase();
    const number = receipts.size + 1;
    const data = {
      ...{
        rcptNo: number,
        totRcptNo: number,
        intrlData: digest.slice(0, 26),
        rcptSign: digest.slice(26, 42),
      },
      ...{ vsdcRcptPbctDate: sale.cfmDt, sdcId: 'SDC000000000', mrcNo: 'SIMULATOR' },
    };
    receipts.set(sale.invcNo, { sale, data });
    return data;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const result = (resultCd: string, resultMsg: string, data: Answer | null = null) =>
      answer(200, { resultCd, resultMsg, resultDt: '20261205120000', data });
    if (fixed !== undefined) return void answer(fixed, { message: 'no' });
    if (request.headers['cmckey'] !== sandboxToken) return void result('901', 'It is not valid device.');
    const read = saleSchema.safeParse(await json(request).catch(() => undefined));
    if (!read.success) return void result('910', `Request parameter error: ${read.error.issues[0]?.path}`);
    const sale = read.data;
    attempts.push(sale.invcNo);
    const times = attempts.filter((number) => number === sale.invcNo).length;
    const reply = replyTo(sale, times);
    if (reply === 'silence') return void response.destroy();
    if (reply === 'busy') return void answer(503, { message: 'busy' });
    if ('problem' in reply) return void result('910', `Request parameter error: ${reply.problem}`);
    result('000', 'It is succeeded', reply.data);
  }

  /** Decides on the sale, sent this many times so far. */
  function replyTo(sale: Sale, times: number): 'silence' | 'busy' | { problem: string } | { data: Answer } {
    const behaviour = saleBehaviourOf(sale.totAmt);
    const problem = behaviour === 'refused' && times === 1 ? 'itemClsCd' : problemOf(sale);
    if (problem !== undefined) return { problem };
    if (behaviour === 'busy twice' && times <= 2) return 'busy';
    if (behaviour === 'neither signed nor answered at first' && times === 1) return 'silence';
    const data = sign(sale);
    return behaviour === 'signed, but not answered at first' && times === 1 ? 'silence' : { data };
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/trnsSales/saveSales`,
    token: sandboxToken,
    tin: sandboxTin,
    signed: () => [...receipts.values()],
    calls: () => attempts.length,
    answerWith: (status) => {
      fixed = status;
    },
    clear() {
      receipts = new Map();
      attempts = [];
      fixed = undefined;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
