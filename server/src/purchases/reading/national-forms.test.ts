import { expect, test } from 'vitest';
import { readFiles } from './read-files.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** An invoice of two lines as a country's rules have it: its head, and how its parties are named. */
function ublOf(
  head: string,
  { root = 'Invoice', line = 'InvoiceLine', quantity = 'InvoicedQuantity', party = '' } = {},
): Uint8Array {
  const lines = [
    ['1', '12.5', 'KGM', '250.00', 'Potatis'],
    ['2', '4', 'XCR', '120.40', 'Mjölk 1 l'],
  ].map(
    ([
      id,
      count,
      unit,
      net,
      name,
    ]) => `<cac:${line}><cbc:ID>${id}</cbc:ID><cbc:${quantity} unitCode="${unit}">${count}</cbc:${quantity}>
      <cbc:LineExtensionAmount currencyID="SEK">${net}</cbc:LineExtensionAmount>
      <cac:Item><cbc:Name>${name}</cbc:Name></cac:Item></cac:${line}>`,
  );
  const side = (role: string, id: string): string =>
    `<cac:${role}><cac:Party>${party}<cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>${role}</cbc:Name></cac:PartyName></cac:Party></cac:${role}>`;
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
  ${head}<cbc:ID>N-1</cbc:ID><cbc:IssueDate>2026-05-12</cbc:IssueDate>
  <cbc:DocumentCurrencyCode>SEK</cbc:DocumentCurrencyCode>
  ${side('AccountingSupplierParty', '5567890123')}${side('AccountingCustomerParty', '5790000000029')}
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SEK">370.40</cbc:LineExtensionAmount></cac:LegalMonetaryTotal>
  ${lines.join('')}</${root}>`);
}

test.each([
  [
    'OIOUBL of Denmark',
    '<cbc:UBLVersionID>2.0</cbc:UBLVersionID><cbc:CustomizationID>OIOUBL-2.02</cbc:CustomizationID><cbc:ProfileID schemeAgencyID="320" schemeID="urn:oioubl:id:profileid-1.2">Procurement-BilSim-1.0</cbc:ProfileID>',
  ],
  [
    'EHF of Norway',
    '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>',
  ],
  [
    'SI-UBL of the Netherlands',
    '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0</cbc:CustomizationID>',
  ],
  [
    'XRechnung of Germany',
    '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>',
  ],
  ['e-FFF of Belgium', '<cbc:CustomizationID>urn:cen.eu:en16931:2017#conformant#urn:UBL.BE:1.0.0.20180214</cbc:CustomizationID>'],
  ['UBL of France', '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ProfileID>M1</cbc:ProfileID>'],
  ['a form that nobody names', ''],
])('%s: no line is lost, and the lines sum to the document’s', async (_, head) => {
  const { invoices, refused } = await readFiles(ublOf(head));
  expect(refused).toEqual([]);
  const invoice = invoices[0]?.invoice;
  expect(invoice).toMatchObject({ kind: 'invoice', number: 'N-1', lineTotal: 370.4, supplier: { id: '5567890123' } });
  expect(invoice?.lines.map(({ net }) => net)).toEqual([250, 120.4]);
  expect(invoice?.lines.map(({ unit }) => unit)).toEqual(['KGM', 'XCR']);
});

test('an OIOUBL credit note takes back', async () => {
  const head = '<cbc:CustomizationID>OIOUBL-2.02</cbc:CustomizationID>';
  const { invoices } = await readFiles(ublOf(head, { root: 'CreditNote', line: 'CreditNoteLine', quantity: 'CreditedQuantity' }));
  expect(invoices[0]?.invoice).toMatchObject({ kind: 'credit_note', lines: [{ quantity: 12.5 }, { quantity: 4 }] });
});

test('a Danish party is known by its EAN location or CVR beside its name', async () => {
  const party = '<cbc:EndpointID schemeID="GLN">5790000436057</cbc:EndpointID>';
  const { invoices } = await readFiles(ublOf('<cbc:CustomizationID>OIOUBL-2.02</cbc:CustomizationID>', { party }));
  expect(invoices[0]?.invoice.buyer.id).toMatch(/^579\d{10}$/u);
});
