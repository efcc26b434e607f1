import { inArray } from 'drizzle-orm';
import type { EbmDay, EbmReport, EbmReports, EbmSums } from '#src/domain/ebm/ebm-day.ts';
import { type EbmLine, type EbmSale, saleOf } from '#src/domain/ebm/sale.ts';
import { closingQuery } from '#src/domain/payment/closing/closing.ts';
import { type CsvColumns, csvHead, csvLines } from '#src/lib/csv.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { requireNotFuture } from '../payment/closing/closing-day.ts';
import { readFields } from '../read-fields.ts';
import { ebmDevice, ebmItems, ebmSeller } from './ebm-device.ts';
import { ebmReceipts } from './ebm-receipt.table.ts';
import { salesOfDay } from './sale-entries.ts';

/** Reads a day's sales for the export, and notes who took them. Throws ProblemError 422. */
export async function exportDay({ user }: SignedIn, wanted: string, now: Date): Promise<EbmDay> {
  const day = readDay(wanted, now);
  return db().transaction(async (tx) => {
    const { items, sum } = await soldOn(tx, day);
    await audit(tx, { actor: user.id, action: 'sale.exported', subjectId: user.id, after: { day } });
    return { day, items, sum };
  });
}

/** Reads the sums of a day's sales and the state of their reports. Throws ProblemError 422. */
export async function readReports(wanted: string, now: Date): Promise<EbmReports> {
  const day = readDay(wanted, now);
  return db().transaction(async (tx) => {
    const { sales, sum } = await soldOn(tx, day);
    const ids = sales.map(({ entryId }) => entryId);
    const rows =
      ids.length === 0 ? [] : await tx.select().from(ebmReceipts).where(inArray(ebmReceipts.id, ids));
    const reports = sales.flatMap(({ entryId, reference, kind, amount }): EbmReport[] => {
      const row = rows.find(({ id }) => id === entryId);
      if (row === undefined) return [];
      const { invoiceNumber, state, receipt, lastError } = row;
      const receiptNumber = receipt?.number ?? null;
      return [{ id: entryId, reference, kind, amount, invoiceNumber, state, receiptNumber, lastError }];
    });
    const hasTin = ebmSeller().tin !== null;
    return { sum, count: sales.length, hasTin, isReporting: ebmDevice() !== undefined, reports };
  });
}

function readDay(wanted: string, now: Date): string {
  const { day = '' } = readFields(closingQuery, { day: wanted });
  requireNotFuture(day, now);
  return day;
}

async function soldOn(tx: Transaction, day: string) {
  const sales = await salesOfDay(tx, day);
  const items = sales.map((sale) => ({
    reference: sale.reference,
    ...saleOf(sale, ebmItems, ebmSeller()),
  }));
  return { sales, items, sum: sumsOf(items) };
}

function sumsOf(items: readonly EbmSale[]): EbmSums {
  const sum = (which: 'S' | 'R', field: 'totAmt' | 'totTaxAmt') =>
    items.reduce((all, one) => (one.rcptTyCd === which ? all + one[field] : all), 0);
  return {
    sales: sum('S', 'totAmt'),
    refunds: sum('R', 'totAmt'),
    vat: sum('S', 'totTaxAmt') - sum('R', 'totTaxAmt'),
  };
}

type Row = Omit<EbmDay['items'][number], 'itemList'> & { line: EbmLine };

/** Rows of a sale, one for each line. Refunds are positive too: their `rcptTyCd` is R. */
const columns: CsvColumns<Row> = {
  reference: ({ reference }) => reference,
  tin: ({ tin }) => tin,
  bhfId: ({ bhfId }) => bhfId,
  invcNo: ({ invcNo }) => invcNo,
  orgInvcNo: ({ orgInvcNo }) => orgInvcNo,
  rcptTyCd: ({ rcptTyCd }) => rcptTyCd,
  pmtTyCd: ({ pmtTyCd }) => pmtTyCd,
  salesDt: ({ salesDt }) => salesDt,
  cfmDt: ({ cfmDt }) => cfmDt,
  custTin: ({ custTin }) => custTin,
  custNm: ({ custNm }) => custNm,
  itemSeq: ({ line }) => line.itemSeq,
  itemCd: ({ line }) => line.itemCd,
  itemClsCd: ({ line }) => line.itemClsCd,
  itemNm: ({ line }) => line.itemNm,
  pkgUnitCd: ({ line }) => line.pkgUnitCd,
  qtyUnitCd: ({ line }) => line.qtyUnitCd,
  qty: ({ line }) => line.qty,
  prc: ({ line }) => line.prc,
  splyAmt: ({ line }) => line.splyAmt,
  dcRt: ({ line }) => line.dcRt,
  dcAmt: ({ line }) => line.dcAmt,
  taxTyCd: ({ line }) => line.taxTyCd,
  taxblAmt: ({ line }) => line.taxblAmt,
  taxAmt: ({ line }) => line.taxAmt,
  totAmt: ({ line }) => line.totAmt,
  saleTotAmt: ({ totAmt }) => totAmt,
  saleTotTaxAmt: ({ totTaxAmt }) => totTaxAmt,
};

export function csvOfDay({ items }: EbmDay): string {
  const rows = items.flatMap(({ itemList, ...sale }) => itemList.map((line) => ({ ...sale, line })));
  return csvHead(columns) + csvLines(columns, rows);
}
