import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Råvarekostnad',
  perPortion: 'Per porsjon',
  perDish: 'Hele oppskriften',
  unknown: 'Ukjent',
  covers: 'gjelder {share} av vekten',
  nothing: 'Ingen av ingrediensene har en innkjøpspris fra {from} til {to}.',
  lines: 'Per ingrediens og porsjon',
  perKg: '{price} per kg',
  organization: 'betalt av et annet kjøkken',
  family: 'prisen på en lignende matvare',
  base: 'ut fra egne ingredienser',
  typed: 'oppgitt {date}',
  typing: {
    open: 'Oppgi en pris',
    change: 'Endre prisen',
    title: 'Pris på {name}',
    price: 'Nettopris per kg',
    hint: 'Brukes bare hvis ingen av kjøkkenene deres har kjøpt varen nylig.',
    save: 'Lagre',
    forget: 'Fjern prisen',
    cancel: 'Avbryt',
  },
  basis:
    'Nettopriser på det som er kjøpt fra {from} til {to}: beløp delt på vekt. Bare råvarer, uten mva., arbeid og energi. Bare administratorer, konserneiere og områdeansvarlige ser dette, aldri gjester.',
  noCurrency: 'Filene med disse innkjøpene oppgir ingen valuta.',
  severalCurrencies:
    'Beløpene for perioden er i {currencies}. Beløp i ulike valutaer legges aldri sammen, så det finnes verken sum, andel eller pris.',
  margin: {
    amount: 'Prisen som beløp',
    amountHint: 'Hentes fra den trykte prisen når den er tydelig. Gjester ser det aldri.',
    service: 'Selges',
    noRate: 'Mva.-satsen er ikke kjent for dette landet og denne serveringsformen.',
    net: '{price} uten {vat} mva.',
    onTop: '{price}; avgift kommer i tillegg til den trykte prisen',
    cost: 'Råvarer per porsjon: {cost}, priser kjent for {share} av vekten',
    unknown: 'Dekningsbidrag: ukjent',
    left: 'Dekningsbidrag: {margin}; råvarene er {share} av prisen uten mva.',
    atMost: 'Dekningsbidrag: høyst {margin}; råvarene er minst {share} av prisen uten mva.',
    services: { served: 'Serveres og spises her', takeaway: 'Ta med', school: 'På skolen' },
  },
  risen: {
    title: 'Priser som har steget',
    food: 'Matvare',
    before: 'Før, per kg',
    now: 'Nå, per kg',
    rise: 'Økning',
    extra: 'Betalt mer',
    none: 'Ingen matvare koster mer enn før.',
    unpriced: 'Prisøkninger er ukjent: ingen matvare har en kjent pris per kg i disse månedene.',
    oneTime: 'Prisøkninger kan ikke vurderes ennå: ingen matvare har en pris i begge periodene.',
    basis:
      'Nettopriser per kg {now} sammenlignet med {before}; matvarene som har kostet dere mest, står først. Matvarer som bare er kjøpt i én av periodene, er ikke med.',
  },
} satisfies Texts<typeof enGb>;
