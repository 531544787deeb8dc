import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Hva råvarene koster',
  perPortion: 'Per porsjon',
  perDish: 'Hele oppskriften',
  unknown: 'Ukjent',
  covers: 'gjelder {share} av vekten',
  nothing: 'Ingen av ingrediensene har en innkjøpspris fra {from} til {to}.',
  lines: 'Per ingrediens og porsjon',
  perKg: '{price} per kg',
  organization: 'betalt av et annet kjøkken',
  family: 'prisen på en annen sort',
  base: 'etter sine egne ingredienser',
  typed: 'oppgitt {date}',
  typing: {
    open: 'Oppgi en pris',
    change: 'Endre prisen',
    title: 'Pris på {name}',
    price: 'Nettopris per kg',
    hint: 'Brukes bare når verken dette kjøkkenet eller et annet av deres har kjøpt varen i det siste.',
    save: 'Lagre',
    forget: 'Fjern prisen',
    cancel: 'Avbryt',
  },
  basis:
    'Nettopriser på det som er kjøpt fra {from} til {to}: beløp delt på vekt. Bare råvarer, uten mva., arbeid og energi. Bare de som leder kjøkken ser dette, aldri gjester.',
  noCurrency: 'Filene med disse innkjøpene oppgir ingen valuta.',
  severalCurrencies:
    'Pengene for denne tiden er i {currencies}: penger i flere valutaer legges aldri sammen, så verken sum, andel eller pris regnes av dem.',
  margin: {
    amount: 'Prisen som beløp',
    amountHint: 'Hentes fra den trykte prisen når den er tydelig. Gjester ser det aldri.',
    service: 'Selges',
    noRate: 'Momssatsen er ikke kjent for dette landet og denne serveringen.',
    net: '{price} uten {vat} mva.',
    onTop: '{price}; avgift kommer i tillegg til den trykte prisen',
    cost: 'Råvarer per porsjon: {cost}, priser kjent for {share} av vekten',
    unknown: 'Igjen: ukjent',
    left: 'Igjen: {margin}; råvarene er {share} av prisen uten mva.',
    atMost: 'Igjen: høyst {margin}; råvarene er minst {share} av prisen uten mva.',
    services: { served: 'Serveres og spises her', takeaway: 'Ta med', school: 'På skole' },
  },
  risen: {
    title: 'Hvilke priser har steget',
    food: 'Matvare',
    before: 'Før, per kg',
    now: 'Nå, per kg',
    rise: 'Økning',
    extra: 'Betalt mer',
    none: 'Ingen matvare koster mer enn før.',
    basis:
      'Nettopriser per kg {now} mot {before}, de som har kostet dere mest først. Matvarer som bare er kjøpt i den ene tiden, er ikke med.',
  },
} satisfies Texts<typeof enGb>;
