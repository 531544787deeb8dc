import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Ingrediëntkosten',
  perPortion: 'Per portie',
  perDish: 'Hele recept',
  unknown: 'Niet bekend',
  covers: 'geldt voor {share} van het gewicht',
  nothing: 'Van geen enkel ingrediënt is een inkoopprijs bekend van {from} tot en met {to}.',
  lines: 'Per ingrediënt en portie',
  perKg: '{price} per kg',
  organization: 'betaald door een andere keuken',
  family: 'prijs van een andere soort',
  base: 'op basis van de eigen ingrediënten',
  typed: 'opgegeven op {date}',
  typing: {
    open: 'Prijs opgeven',
    change: 'Prijs wijzigen',
    title: 'Prijs van {name}',
    price: 'Nettoprijs per kg',
    hint: 'Geldt alleen als deze keuken en uw andere keukens het de laatste tijd niet hebben ingekocht.',
    save: 'Opslaan',
    forget: 'Prijs verwijderen',
    cancel: 'Annuleren',
  },
  basis:
    'Nettoprijzen van de inkoop van {from} tot en met {to}: bedrag gedeeld door gewicht. Alleen ingrediënten, zonder btw, personeel en energie. Alleen wie keukens beheert, ziet dit; gasten nooit.',
  noCurrency: 'De bestanden van deze inkoop noemen geen valuta.',
  severalCurrencies:
    'De bedragen van deze periode zijn in {currencies}. Bedragen in verschillende valuta’s worden nooit opgeteld, dus er is geen som, aandeel of prijs.',
  margin: {
    amount: 'Prijs als bedrag',
    amountHint: 'Overgenomen van de gedrukte prijs als die duidelijk is. Gasten zien dit nooit.',
    service: 'Soort verkoop',
    noRate: 'Het btw-tarief is voor dit land en deze manier van verkopen niet bekend.',
    net: '{price} zonder {vat} btw',
    onTop: '{price}; op de gedrukte prijs komt nog btw',
    cost: 'Ingrediëntkosten per portie: {cost}, prijzen bekend voor {share} van het gewicht',
    unknown: 'Marge: onbekend',
    left: 'Marge: {margin}; ingrediënten zijn {share} van de prijs zonder btw',
    atMost: 'Marge: hoogstens {margin}; ingrediënten zijn minstens {share} van de prijs zonder btw',
    services: { served: 'Hier gegeten', takeaway: 'Afhalen', school: 'Op school' },
  },
  risen: {
    title: 'Wat duurder werd',
    food: 'Voedingsmiddel',
    before: 'Eerder, per kg',
    now: 'Nu, per kg',
    rise: 'Stijging',
    extra: 'Meer betaald',
    none: 'Geen voedingsmiddel kost meer dan eerder.',
    unpriced: 'Over prijsstijgingen is niets bekend: van geen enkel voedingsmiddel is in deze maanden een prijs per kg bekend.',
    oneTime: 'Prijsstijgingen zijn nog niet te beoordelen: geen enkel voedingsmiddel heeft in beide perioden een prijs.',
    basis:
      'Nettoprijzen per kg, {now} tegenover {before}; wat u het meest kostte, staat bovenaan. Voedingsmiddelen die maar in één van beide perioden zijn ingekocht, ontbreken.',
  },
} satisfies Texts<typeof enGb>;
