import { countryOf } from './country-of.ts';
import { classOf } from './commodity-class-of.ts';
import { gtinOf } from './gtin.ts';
import { invoiceKind } from './invoice-kind.ts';
import type { DocumentAllowance, InvoiceParty, WrittenInvoice, WrittenInvoiceLine } from '../invoice/invoice.ts';
import { isoDay } from './iso-day.ts';
import { netOf } from './net-of-line.ts';
import { allAt, at, type MaybeElement, numberAt, textAt, wordsAt, type XmlElement } from './xml-element.ts';

/** UBL's documents that bill. */
export const UBL_ROOTS: readonly string[] = ['Invoice', 'CreditNote'];

/** An invoice or credit note in UBL 2.x. @source OASIS UBL 2.1; the fields are those of EN 16931-3-2 */
export function readUbl(root: XmlElement): WrittenInvoice {
  const lines = allAt(root, 'InvoiceLine', 'CreditNoteLine');
  return {
    format: 'ubl',
    kind: invoiceKind(textAt(root, ['InvoiceTypeCode', 'CreditNoteTypeCode']), { isCreditNote: root.name === 'CreditNote' }),
    number: wordsAt(root, 'ID'),
    date: isoDay(textAt(root, 'IssueDate')),
    currency:
      textAt(root, 'DocumentCurrencyCode') ??
      at(root, 'LegalMonetaryTotal', 'PayableAmount')?.attributes.get('currencyID') ??
      null,
    supplier: partyOf(at(root, ['AccountingSupplierParty', 'SellerSupplierParty'], 'Party')),
    buyer: partyOf(at(root, ['AccountingCustomerParty', 'BuyerCustomerParty'], 'Party')),
    lineTotal: numberAt(root, ['LegalMonetaryTotal', 'RequestedMonetaryTotal'], 'LineExtensionAmount'),
    allowances: documentAllowancesOf(root),
    preceding: allAt(root, 'BillingReference')
      .map((each) => wordsAt(each, ['InvoiceDocumentReference', 'CreditNoteDocumentReference'], 'ID'))
      .filter((number) => number !== ''),
    lines: lines.map((line, index) => lineOf(line, index + 1)),
  };
}

function documentAllowancesOf(root: XmlElement): DocumentAllowance[] {
  return allAt(root, 'AllowanceCharge').flatMap((each): DocumentAllowance[] => {
    const amount = numberAt(each, 'Amount');
    if (amount === null || amount === 0) return [];
    return [
      {
        kind: textAt(each, 'ChargeIndicator') === 'true' ? 'charge' : 'allowance',
        amount,
        reason: wordsAt(each, 'AllowanceChargeReason'),
        vat: numberAt(each, 'TaxCategory', 'Percent'),
      },
    ];
  });
}

function partyOf(party: MaybeElement): InvoiceParty {
  const identifiers = [
    // SEPA's creditor identifier stands here too: a number of the bank, not of the party.
    ...allAt(party, 'PartyIdentification')
      .map((each) => at(each, 'ID'))
      .filter((id) => id?.attributes.get('schemeID') !== 'SEPA')
      .map((id) => id?.text || null),
    textAt(party, 'PartyLegalEntity', 'CompanyID'),
    ...allAt(party, 'PartyTaxScheme').map((each) => textAt(each, 'CompanyID')),
    textAt(party, 'EndpointID'),
  ];
  return {
    name: wordsAt(party, 'PartyName', 'Name') || wordsAt(party, 'PartyLegalEntity', 'RegistrationName'),
    id: identifiers.find((id) => id !== null) ?? null,
  };
}

function lineOf(line: XmlElement, place: number): WrittenInvoiceLine {
  const item = at(line, 'Item');
  const counted = at(line, ['InvoicedQuantity', 'CreditedQuantity']);
  const quantity = numberAt(line, ['InvoicedQuantity', 'CreditedQuantity']);
  return {
    id: wordsAt(line, 'ID') || String(place),
    name: wordsAt(item, 'Name') || wordsAt(item, 'Description'),
    description: wordsAt(item, 'Name') === '' ? '' : wordsAt(item, 'Description'),
    quantity,
    unit: counted?.attributes.get('unitCode') ?? null,
    net:
      numberAt(line, 'LineExtensionAmount') ??
      netOf({
        quantity,
        price: numberAt(line, 'Price', 'PriceAmount'),
        base: numberAt(line, 'Price', 'BaseQuantity'),
        added: allowancesOf(line),
      }),
    gtin: gtinOf(at(item, 'StandardItemIdentification', 'ID')),
    articleNumber: textAt(item, 'SellersItemIdentification', 'ID'),
    origin: countryOf(textAt(item, 'OriginCountry', 'IdentificationCode')),
    classes: allAt(item, 'CommodityClassification').flatMap((each) =>
      classOf(at(each, ['ItemClassificationCode', 'CommodityCode'])),
    ),
    vat:
      numberAt(item, 'ClassifiedTaxCategory', 'Percent') ?? numberAt(line, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'Percent'),
  };
}

/** Charges of a line less its allowances. */
function allowancesOf(line: XmlElement): number {
  return allAt(line, 'AllowanceCharge').reduce((sum, each) => {
    const amount = numberAt(each, 'Amount') ?? 0;
    return textAt(each, 'ChargeIndicator') === 'true' ? sum + amount : sum - amount;
  }, 0);
}
