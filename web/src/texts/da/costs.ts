import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Råvarepris',
  perPortion: 'Pr. portion',
  perDish: 'Hele opskriften',
  unknown: 'Ukendt',
  covers: 'gælder {share} af vægten',
  nothing: 'Ingen af ingredienserne har en indkøbspris fra {from} til {to}.',
  lines: 'Pr. ingrediens og portion',
  perKg: '{price} pr. kg',
  organization: 'betalt af et andet køkken',
  family: 'prisen på en lignende fødevare',
  base: 'ud fra egne ingredienser',
  typed: 'angivet {date}',
  typing: {
    open: 'Angiv en pris',
    change: 'Ret prisen',
    title: 'Pris på {name}',
    price: 'Nettopris pr. kg',
    hint: 'Bruges kun, hvis ingen af jeres køkkener har købt varen for nylig.',
    save: 'Gem',
    forget: 'Fjern prisen',
    cancel: 'Annullér',
  },
  basis:
    'Nettopriser på det, der er købt fra {from} til {to}: beløb divideret med vægt. Kun råvarer, uden moms, arbejde og energi. Kun administratorer, koncernejere og områdeansvarlige ser dette, aldrig gæster.',
  noCurrency: 'Filerne med disse indkøb angiver ingen valuta.',
  severalCurrencies:
    'Beløbene for perioden er i {currencies}. Beløb i forskellige valutaer lægges aldrig sammen, så der er hverken sum, andel eller pris.',
  margin: {
    amount: 'Prisen som beløb',
    amountHint: 'Hentes fra den trykte pris, når den er tydelig. Gæster ser det aldrig.',
    service: 'Sælges',
    noRate: 'Momssatsen er ikke kendt for dette land og denne serveringsform.',
    net: '{price} uden {vat} moms',
    onTop: '{price}; afgift lægges oven i den trykte pris',
    cost: 'Råvarer pr. portion: {cost}, priser kendt for {share} af vægten',
    unknown: 'Dækningsbidrag: ukendt',
    left: 'Dækningsbidrag: {margin}; råvarerne er {share} af prisen uden moms',
    atMost: 'Dækningsbidrag: højst {margin}; råvarerne er mindst {share} af prisen uden moms',
    services: { served: 'Serveres og spises her', takeaway: 'Takeaway', school: 'På skolen' },
  },
  risen: {
    title: 'Priser, der er steget',
    food: 'Fødevare',
    before: 'Før, pr. kg',
    now: 'Nu, pr. kg',
    rise: 'Stigning',
    extra: 'Betalt mere',
    none: 'Ingen fødevare koster mere end før.',
    unpriced: 'Prisstigninger er ukendte: ingen fødevare har en kendt pris pr. kg i disse måneder.',
    oneTime: 'Prisstigninger kan ikke vurderes endnu: ingen fødevare har en pris i begge perioder.',
    basis:
      'Nettopriser pr. kg {now} sammenlignet med {before}; de fødevarer, der har kostet jer mest, står først. Fødevarer, der kun er købt i den ene periode, er ikke med.',
  },
} satisfies Texts<typeof enGb>;
