import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { postOpenInvoices } from '../open-invoice-api.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>2041</cbc:ID>
  <cbc:IssueDate>2019-05-14</cbc:IssueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>SEK</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="0007">5567321707</cbc:EndpointID>
    <cac:PartyName><cbc:Name>Grönsakshallen</cbc:Name></cac:PartyName>
    <cac:PartyLegalEntity><cbc:CompanyID schemeID="0007">5567321707</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cac:PartyIdentification><cbc:ID schemeID="0088">7300010000001</cbc:ID></cac:PartyIdentification>
    <cac:PartyName><cbc:Name>Matsalen Slussen</cbc:Name></cac:PartyName>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SEK">340.00</cbc:LineExtensionAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID>
    <cbc:InvoicedQuantity unitCode="KGM">20</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="SEK">340.00</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>Ekologiska morötter</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>40117</cbc:ID></cac:SellersItemIdentification>
      <cac:OriginCountry><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:OriginCountry>
    </cac:Item>
  </cac:InvoiceLine>
</Invoice>`;

export const INVOICE_EXAMPLES: readonly CallExample[] = [
  example(postOpenInvoices, {
    name: 'An invoice that is read and not kept',
    query: { language: 'sv', keep: 'false' },
    file: { type: 'application/xml', text: XML },
    reply: {
      invoices: [
        {
          file: 'invoice.xml',
          format: 'ubl',
          kind: 'invoice',
          number: '2041',
          date: '2019-05-14',
          currency: 'SEK',
          supplier: {
            name: 'Grönsakshallen',
            id: '5567321707',
          },
          buyer: {
            name: 'Matsalen Slussen',
            id: '7300010000001',
          },
          lineTotal: 340,
          allowances: [],
          preceding: [],
          lines: [
            {
              id: '1',
              name: 'Ekologiska morötter',
              description: '',
              quantity: 20,
              unit: 'KGM',
              net: 340,
              gtin: null,
              articleNumber: '40117',
              origin: 'SE',
              classes: [],
              vat: null,
              grams: 20000,
              setAside: null,
              match: {
                name: 'Ekologiska morötter',
                ingredientId: 'carrot',
                variationId: 'carrot.raw',
                categoryId: null,
                origin_iso: null,
                organic: true,
                notFood: false,
                mapped_name: 'morot',
                variationName: 'rå',
                by: 'match',
                confidence: 0.985,
                looksLikeNoFood: false,
                candidates: [
                  {
                    ingredientId: 'carrot',
                    ingredientName: 'morot',
                    variationId: 'carrot.raw',
                    variationName: 'rå',
                    confidence: 0.985,
                  },
                  {
                    ingredientId: 'baby-carrots',
                    ingredientName: 'minimorötter',
                    variationId: 'baby-carrots.raw',
                    variationName: 'rå',
                    confidence: 0.535,
                  },
                  {
                    ingredientId: 'peas-and-carrots',
                    ingredientName: 'ärtor och morötter',
                    variationId: 'peas-and-carrots.frozen',
                    variationName: 'fryst',
                    confidence: 0.535,
                  },
                  {
                    ingredientId: 'creamed-vegetables',
                    ingredientName: 'stuvade grönsaker',
                    variationId: 'creamed-vegetables.chilled',
                    variationName: 'kyld',
                    confidence: 0.522,
                  },
                  {
                    ingredientId: 'vegetable-rosti',
                    ingredientName: 'grönsaksrösti',
                    variationId: 'vegetable-rosti.frozen',
                    variationName: 'fryst',
                    confidence: 0.387,
                  },
                ],
              },
            },
          ],
          warnings: [],
        },
      ],
      refused: [],
    },
  }),
];
