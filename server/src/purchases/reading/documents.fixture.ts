/** Small documents as suppliers' programs write them, made for the tests. */

export const UBL_DAIRY = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ID>F-2041</cbc:ID>
  <cbc:IssueDate>2026-05-12</cbc:IssueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>DKK</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyIdentification><cbc:ID schemeID="SEPA">DK98ZZZ09999999999</cbc:ID></cac:PartyIdentification>
    <cac:PartyIdentification><cbc:ID schemeID="0088">5790000000012</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Mejeri &amp; Mark</cbc:Name></cac:PartyName>
    <cac:Contact><cbc:Name>Somebody Private</cbc:Name></cac:Contact>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PartyLegalEntity><cbc:RegistrationName>Kantinen ApS</cbc:RegistrationName><cbc:CompanyID>12345678</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>DK5000400440116243</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="DKK">50.00</cbc:Amount></cac:AllowanceCharge>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="DKK">1250.50</cbc:LineExtensionAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="KGM">60</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="DKK">600.00</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Økologiske kartofler</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>K-77</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">05790000000012</cbc:ID></cac:StandardItemIdentification>
      <cac:OriginCountry><cbc:IdentificationCode>DK</cbc:IdentificationCode></cac:OriginCountry></cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="DKK">10.00</cbc:PriceAmount></cac:Price>
  </cac:InvoiceLine>
  <cac:InvoiceLine>
    <cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="XCT">4</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="DKK">620.50</cbc:LineExtensionAmount>
    <cac:Item><cbc:Description>12 x 1 l</cbc:Description><cbc:Name>Skummetmælk</cbc:Name></cac:Item>
  </cac:InvoiceLine>
  <cac:InvoiceLine>
    <cbc:ID>3</cbc:ID><cbc:InvoicedQuantity unitCode="EA">3</cbc:InvoicedQuantity>
    <cac:Item><cbc:Name>Kassepant</cbc:Name></cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="DKK">100.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="EA">10</cbc:BaseQuantity></cac:Price>
  </cac:InvoiceLine>
</Invoice>`;

export const CII_BUTCHER = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument><ram:ID>R-9</ram:ID><ram:TypeCode>381</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20260530</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>10</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:GlobalID schemeID="0088">4012345678901</ram:GlobalID><ram:SellerAssignedID>S1</ram:SellerAssignedID><ram:Name>Rinderhackfleisch</ram:Name>
        <ram:OriginTradeCountry><ram:ID>DE</ram:ID></ram:OriginTradeCountry></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>9.10</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="KGM">5.0000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>45.50</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>11</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:Name>Fleisch zusammen</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>45.50</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Metzgerei Roth</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:ID>K-4</ram:ID><ram:Name>Küche Nord</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>45.50</ram:LineTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

/** The profile MINIMUM: a head without lines. */
export const CII_MINIMUM = CII_BUTCHER.replace(
  /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/u,
  '',
)
  .replace('<ram:LineTotalAmount>45.50</ram:LineTotalAmount>', '<ram:TaxBasisTotalAmount>45.50</ram:TaxBasisTotalAmount>')
  .replace('R-9', 'R-10');

/** A PDF of no page with one attached file, as small as the format allows. */
export function pdfWith(filename: string, content: string): Buffer {
  const bytes = Buffer.from(content, 'utf8');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(file) 3 0 R] >> >> >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
    `<< /Type /Filespec /F (${filename}) /UF (${filename}) /EF << /F 4 0 R >> >>`,
    null,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`));
    if (object === null)
      parts.push(Buffer.from(`<< /Type /EmbeddedFile /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream'));
    else parts.push(Buffer.from(object));
    parts.push(Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
