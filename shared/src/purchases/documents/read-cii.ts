import { countryOf } from './country-of.ts';
import { classOf } from './commodity-class-of.ts';
import { gtinOf } from './gtin.ts';
import { invoiceKind } from './invoice-kind.ts';
import type { DocumentAllowance, InvoiceParty, WrittenInvoice, WrittenInvoiceLine } from '../invoice/invoice.ts';
import { isoDay } from './iso-day.ts';
import { netOf } from './net-of-line.ts';
import { allAt, at, type MaybeElement, numberAt, textAt, wordsAt, type XmlElement } from './xml-element.ts';

/** The root of the standard, and of ZUGFeRD 1.0. */
export const CII_ROOTS: readonly string[] = ['CrossIndustryInvoice', 'CrossIndustryDocument'];

// The standard's names first, then those of its drafts, which documents still have.
const TRANSACTION = ['SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction'];
const AGREEMENT = ['ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement'];
const SETTLEMENT = ['ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement'];
const SUMMATION = ['SpecifiedTradeSettlementHeaderMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation'];
const LINE_AGREEMENT = ['SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement'];
const LINE_DELIVERY = ['SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery'];
const LINE_SETTLEMENT = ['SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement'];
const LINE_SUMMATION = ['SpecifiedTradeSettlementLineMonetarySummation', 'SpecifiedTradeSettlementMonetarySummation'];
const PERCENT = ['RateApplicablePercent', 'ApplicablePercent'];
const NET_PRICE = 'NetPriceProductTradePrice';

/** Lines of the profile EXTENDED that sum up or only tell something: what they hold stands in other lines. */
const NO_LINES: ReadonlySet<string> = new Set(['GROUP', 'INFORMATION']);

/** An invoice in UN/CEFACT's Cross Industry Invoice. @source D16B and EN 16931-3-3; Factur-X 1.07 for the profile EXTENDED */
export function readCii(root: XmlElement): WrittenInvoice {
  const document = at(root, ['ExchangedDocument', 'HeaderExchangedDocument']);
  const transaction = at(root, TRANSACTION);
  const agreement = at(transaction, AGREEMENT);
  const settlement = at(transaction, SETTLEMENT);
  const lines = allAt(transaction, 'IncludedSupplyChainTradeLineItem').filter(
    (line) => !NO_LINES.has(textAt(line, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode') ?? ''),
  );
  return {
    format: 'cii',
    kind: invoiceKind(textAt(document, 'TypeCode'), { isCreditNote: false }),
    number: wordsAt(document, 'ID'),
    date: isoDay(textAt(document, 'IssueDateTime', ['DateTimeString', 'DateTime'])),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    supplier: partyOf(at(agreement, 'SellerTradeParty')),
    buyer: partyOf(at(agreement, 'BuyerTradeParty')),
    lineTotal: numberAt(settlement, SUMMATION, 'LineTotalAmount'),
    allowances: documentAllowancesOf(settlement),
    preceding: allAt(settlement, 'InvoiceReferencedDocument')
      .map((each) => wordsAt(each, ['IssuerAssignedID', 'ID']))
      .filter((number) => number !== ''),
    lines: lines.map((line, index) => lineOf(line, index + 1)),
  };
}

function documentAllowancesOf(settlement: MaybeElement): DocumentAllowance[] {
  return allAt(settlement, 'SpecifiedTradeAllowanceCharge').flatMap((each): DocumentAllowance[] => {
    const amount = numberAt(each, 'ActualAmount');
    if (amount === null || amount === 0) return [];
    return [
      {
        kind: textAt(each, 'ChargeIndicator', 'Indicator') === 'true' ? 'charge' : 'allowance',
        amount,
        reason: wordsAt(each, 'Reason'),
        vat: numberAt(each, 'CategoryTradeTax', PERCENT),
      },
    ];
  });
}

function partyOf(party: MaybeElement): InvoiceParty {
  const identifiers = [
    textAt(party, 'GlobalID'),
    textAt(party, 'ID'),
    textAt(party, 'SpecifiedLegalOrganization', 'ID'),
    ...allAt(party, 'SpecifiedTaxRegistration').map((each) => textAt(each, 'ID')),
    textAt(party, 'URIUniversalCommunication', 'URIID'),
  ];
  return { name: wordsAt(party, 'Name'), id: identifiers.find((id) => id !== null) ?? null };
}

function lineOf(line: XmlElement, place: number): WrittenInvoiceLine {
  const product = at(line, 'SpecifiedTradeProduct');
  const price = at(line, LINE_AGREEMENT, NET_PRICE);
  const settlement = at(line, LINE_SETTLEMENT);
  const quantity = numberAt(line, LINE_DELIVERY, 'BilledQuantity');
  return {
    id: wordsAt(line, 'AssociatedDocumentLineDocument', 'LineID') || String(place),
    name: wordsAt(product, 'Name') || wordsAt(product, 'Description'),
    description: wordsAt(product, 'Name') === '' ? '' : wordsAt(product, 'Description'),
    quantity,
    unit: at(line, LINE_DELIVERY, 'BilledQuantity')?.attributes.get('unitCode') ?? null,
    net:
      numberAt(settlement, LINE_SUMMATION, 'LineTotalAmount') ??
      netOf({
        quantity,
        price: numberAt(price, 'ChargeAmount'),
        base: numberAt(price, 'BasisQuantity'),
        added: allowancesOf(settlement),
      }),
    gtin: gtinOf(at(product, 'GlobalID')),
    articleNumber: textAt(product, 'SellerAssignedID'),
    origin: countryOf(textAt(product, 'OriginTradeCountry', 'ID')),
    classes: allAt(product, 'DesignatedProductClassification').flatMap((each) => classOf(at(each, 'ClassCode'))),
    vat: numberAt(settlement, 'ApplicableTradeTax', PERCENT),
  };
}

function allowancesOf(settlement: MaybeElement): number {
  return allAt(settlement, 'SpecifiedTradeAllowanceCharge').reduce((sum, each) => {
    const amount = numberAt(each, 'ActualAmount') ?? 0;
    return textAt(each, 'ChargeIndicator', 'Indicator') === 'true' ? sum + amount : sum - amount;
  }, 0);
}
