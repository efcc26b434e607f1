import { vatPart, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PaymentMethod } from '#src/domain/payment/ledger.ts';
import { serviceOfSku } from '#src/domain/payment/plan.ts';
import { timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import { spread } from '#src/lib/largest-remainder.ts';
import type { EbmItem, TaxType } from './ebm-content.ts';
import { taxTypes } from './ebm-content.ts';

/** A payment or refund as the tax authority’s system wants it (docs/product.md, EBM). Amounts are RWF. */

export interface SoldLine {
  sku: string;
  label: string;
  quantity: number;
  /** With VAT, before a discount of the whole booking. */
  amount: number;
  /** True if the studio agreed to leave out VAT. */
  isExempt: boolean;
}

export interface Seller {
  /** Nine digits; null until the studio has entered it. */
  tin: string | null;
  branch: string;
  name: string;
}

export interface LedgerSale {
  /** Null while sales are only exported. */
  invoiceNumber: number | null;
  /** Number of the sale that a refund takes back; 0 for a sale, or if that one was not reported. */
  originalNumber: number;
  kind: 'sale' | 'refund';
  amount: number;
  method: PaymentMethod;
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
  writtenAt: Date;
  lines: readonly SoldLine[];
  /** Price of the whole booking. */
  total: number;
  /** Empty for a private person, who is not named. */
  company: string;
  tin: string;
}

export interface EbmLine {
  itemSeq: number;
  itemCd: string;
  itemClsCd: string;
  itemNm: string;
  pkgUnitCd: string;
  pkg: number;
  qtyUnitCd: string;
  qty: number;
  prc: number;
  splyAmt: number;
  dcRt: number;
  dcAmt: number;
  taxTyCd: TaxType;
  taxblAmt: number;
  taxAmt: number;
  totAmt: number;
}

type TaxSums = { [Name in `taxblAmt${TaxType}` | `taxRt${TaxType}` | `taxAmt${TaxType}`]: number };

export interface EbmSale extends TaxSums {
  tin: string | null;
  bhfId: string;
  invcNo: number | null;
  orgInvcNo: number;
  custTin: string | null;
  custNm: string | null;
  salesTyCd: 'N';
  rcptTyCd: 'S' | 'R';
  pmtTyCd: string;
  salesSttsCd: '02';
  cfmDt: string;
  salesDt: string;
  rfdDt: string | null;
  rfdRsnCd: string | null;
  totItemCnt: number;
  totTaxblAmt: number;
  totTaxAmt: number;
  totAmt: number;
  prchrAcptcYn: 'N';
  regrId: string;
  regrNm: string;
  modrId: string;
  modrNm: string;
  receipt: { custTin: string | null; custMblNo: null; rptNo: number; prchrAcptcYn: 'N' };
  itemList: EbmLine[];
}

/** Codes of the system: cash, mobile money, other. */
const methodCodes: Record<PaymentMethod, string> = { cash: '01', 'mobile-money': '06', bank: '07' };

const rates: Record<TaxType, number> = { A: 0, B: vatPercent, C: 0, D: 0 };

/** Refund reason “other”. */
const refundReason = '06';

export function saleOf(sale: LedgerSale, items: readonly EbmItem[], seller: Seller): EbmSale {
  const lines = describeLines(priceLines(sale), sale.lines, items);
  const moment = kigaliDigits(sale.writtenAt);
  const isRefund = sale.kind === 'refund';
  const custTin = sale.tin || null;
  return {
    tin: seller.tin,
    bhfId: seller.branch,
    invcNo: sale.invoiceNumber,
    orgInvcNo: sale.originalNumber,
    custTin,
    custNm: sale.company || null,
    salesTyCd: 'N',
    rcptTyCd: isRefund ? 'R' : 'S',
    pmtTyCd: methodCodes[sale.method],
    salesSttsCd: '02',
    cfmDt: moment,
    salesDt: sale.day.replaceAll('-', ''),
    rfdDt: isRefund ? moment : null,
    rfdRsnCd: isRefund ? refundReason : null,
    totItemCnt: lines.length,
    ...taxSumsOf(lines),
    totTaxblAmt: sumOf(lines, 'taxblAmt'),
    totTaxAmt: sumOf(lines, 'taxAmt'),
    totAmt: sumOf(lines, 'totAmt'),
    prchrAcptcYn: 'N',
    regrId: 'website',
    regrNm: seller.name,
    modrId: 'website',
    modrNm: seller.name,
    receipt: { custTin, custMblNo: null, rptNo: 1, prchrAcptcYn: 'N' },
    itemList: lines,
  };
}

function taxSumsOf(lines: readonly EbmLine[]): TaxSums {
  const sums = taxTypes.map((type) => {
    const ofType = lines.filter(({ taxTyCd }) => taxTyCd === type);
    const [taxable, tax] = [sumOf(ofType, 'taxblAmt'), sumOf(ofType, 'taxAmt')];
    return { [`taxblAmt${type}`]: taxable, [`taxRt${type}`]: rates[type], [`taxAmt${type}`]: tax };
  });
  return Object.assign({}, ...sums) as TaxSums;
}

interface PricedLine {
  /** Position in the booking. */
  position: number;
  /** RWF of this sale before the discount. */
  supply: number;
  discount: number;
  /** 1 for a part of the price. */
  quantity: number;
}

/** Spreads a sale over the booking’s lines, and its part of the discount; leaves out empty ones. */
function priceLines({ lines, total, amount }: LedgerSale): PricedLine[] {
  const listed = lines.map((line) => line.amount);
  const sum = listed.reduce((all, one) => all + one, 0);
  // An agreed price above the lines, or for lines without a price, raises them in proportion.
  const prices = sum >= total ? listed : spread(total, listed);
  const discount = Math.max(0, sum - total);
  const discounts = spread(discount, prices);
  const discounted = prices.map((price, position) => price - (discounts[position] ?? 0));
  const isWhole = amount === total;
  const sold = isWhole ? discounted : spread(amount, discounted);
  const isShared = !isWhole && discount > 0;
  const soldDiscount = Math.round((discount * amount) / Math.max(1, total));
  const soldDiscounts = isShared ? spread(soldDiscount, discounts) : discounts;
  return lines.flatMap(({ quantity }, position) => {
    const lineDiscount = soldDiscounts[position] ?? 0;
    const supply = (sold[position] ?? 0) + lineDiscount;
    if (supply === 0) return [];
    const hasUnits = isWhole && supply % quantity === 0;
    return [{ position, supply, discount: lineDiscount, quantity: hasUnits ? quantity : 1 }];
  });
}

/** Describes the lines; VAT is computed from their taxable sum and spread, so that both agree. */
function describeLines(
  priced: readonly PricedLine[],
  booked: readonly SoldLine[],
  items: readonly EbmItem[],
): EbmLine[] {
  const lines = priced.map((line, index) => describeLine(line, booked[line.position], index + 1, items));
  const taxed = lines.filter(({ taxTyCd }) => taxTyCd === 'B');
  const amounts = taxed.map(({ totAmt }) => totAmt);
  const taxes = spread(vatPart(sumOf(taxed, 'totAmt')), amounts);
  for (const [index, line] of taxed.entries()) line.taxAmt = taxes[index] ?? 0;
  return lines;
}

/** Describes one line, without its VAT. */
function describeLine(
  { supply, discount, quantity }: PricedLine,
  { sku = '', label = '', isExempt = false }: Partial<SoldLine> = {},
  itemSeq: number,
  items: readonly EbmItem[],
): EbmLine {
  const item = itemFor(sku, items);
  const discounted = supply - discount;
  return {
    itemSeq,
    itemCd: item.itemCode,
    itemClsCd: item.classCode,
    itemNm: label.slice(0, 200),
    pkgUnitCd: item.packagingUnit,
    pkg: quantity,
    qtyUnitCd: item.quantityUnit,
    qty: quantity,
    prc: supply / quantity,
    splyAmt: supply,
    dcRt: Math.round((discount * 10_000) / supply) / 100,
    dcAmt: discount,
    taxTyCd: isExempt ? 'A' : item.tax,
    taxblAmt: discounted,
    taxAmt: 0,
    totAmt: discounted,
  };
}

function itemFor(sku: string, items: readonly EbmItem[]): EbmItem {
  const service = serviceOfSku(sku);
  const item = items.find(({ id }) => id === service) ?? items.find(({ id }) => id === 'other');
  if (item === undefined) throw new Error('content/ebm.json has no item "other".');
  return item;
}

function sumOf(lines: readonly EbmLine[], field: 'taxblAmt' | 'taxAmt' | 'totAmt'): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}

/** `YYYYMMDDhhmmss` in Kigali. */
function kigaliDigits(moment: Date): string {
  const seconds = String(moment.getUTCSeconds()).padStart(2, '0');
  return `${todayInKigali(moment)}${timeInKigali(moment)}${seconds}`.replaceAll(/\D/g, '');
}
