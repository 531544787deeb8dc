import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Råvarukostnad',
  perPortion: 'Per portion',
  perDish: 'Hela receptet',
  unknown: 'Okänt',
  covers: 'gäller {share} av vikten',
  nothing: 'För ingen av ingredienserna finns ett inköpspris från {from} till {to}.',
  lines: 'Per ingrediens och portion',
  perKg: '{price} per kg',
  organization: 'betalt av ett annat kök',
  family: 'priset på ett liknande livsmedel',
  base: 'utifrån egna ingredienser',
  typed: 'angivet {date}',
  typing: {
    open: 'Ange ett pris',
    change: 'Ändra priset',
    title: 'Pris på {name}',
    price: 'Nettopris per kg',
    hint: 'Används bara om inget av era kök har köpt varan nyligen.',
    save: 'Spara',
    forget: 'Ta bort priset',
    cancel: 'Avbryt',
  },
  basis:
    'Nettopriser på det som köpts från {from} till {to}: pengar delat med vikt. Bara råvaror, utan moms, arbete och energi. Bara administratörer, koncernägare och områdesansvariga ser detta, aldrig gäster.',
  noCurrency: 'Filerna med de här inköpen anger ingen valuta.',
  severalCurrencies:
    'Beloppen för perioden är i {currencies}. Belopp i olika valutor läggs aldrig ihop, så det finns varken summa, andel eller pris.',
  margin: {
    amount: 'Priset som belopp',
    amountHint: 'Hämtas ur det tryckta priset när det är tydligt. Gäster ser det aldrig.',
    service: 'Säljs',
    noRate: 'Momssatsen är inte känd för det här landet och sättet att servera.',
    net: '{price} utan {vat} moms',
    onTop: '{price}; skatt läggs på det tryckta priset',
    cost: 'Råvaror per portion: {cost}, priser kända för {share} av vikten',
    unknown: 'Täckningsbidrag: okänt',
    left: 'Täckningsbidrag: {margin}; råvarorna är {share} av priset utan moms',
    atMost: 'Täckningsbidrag: högst {margin}; råvarorna är minst {share} av priset utan moms',
    services: { served: 'Serveras och äts här', takeaway: 'Avhämtning', school: 'I skolan' },
  },
  risen: {
    title: 'Priser som har stigit',
    food: 'Livsmedel',
    before: 'Förut, per kg',
    now: 'Nu, per kg',
    rise: 'Ökning',
    extra: 'Betalt mer',
    none: 'Inget livsmedel kostar mer än förut.',
    unpriced: 'Prishöjningar är okända: inget livsmedel har ett känt pris per kg under de här månaderna.',
    oneTime: 'Prishöjningar går inte att bedöma ännu: inget livsmedel har ett pris i båda perioderna.',
    basis:
      'Nettopriser per kg {now} jämfört med {before}; de livsmedel som kostat er mest står först. Livsmedel som bara köpts under en av perioderna är inte med.',
  },
} satisfies Texts<typeof enGb>;
