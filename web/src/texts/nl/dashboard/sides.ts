import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Vergelijken',
  lead: 'Kies twee kanten. U ziet wat er is veranderd, hoe zeker dat is en waardoor het verschil komt.',
  side: { a: 'Uitgangspunt', b: 'Daarmee vergeleken' },
  swap: 'Kanten omwisselen',
  organization: 'De hele organisatie: dit jaar tegenover vorig jaar',
  perKg: 'Per kg voedsel',
  kind: { label: 'Wat', months: 'Maanden van een restaurant', report: 'Een rapport', recipe: 'Een recept' },
  kitchen: 'Restaurant',
  otherKitchen: 'Een ander restaurant',
  from: 'Van',
  to: 'Tot en met',
  report: 'Rapport',
  otherReport: 'Het rapport waar u vandaan komt',
  choose: 'Kies een rapport',
  version: 'Versie',
  present: 'Huidige versie',
  recipe: 'Recept zoeken',
  span: '{from} tot en met {to}',
  versionOf: '{name} (versie van {moment})',
  covers: {
    servings: '{share} van de porties is geteld.',
    weight: '{share} van het gewicht is geteld.',
    money: '{share} van het geld is geteld.',
  },
  tooLittle: 'Te weinig voor een vergelijking.',
  missing: 'Geen rapport van {months}.',
  atLeast: 'Minstens {co2} tot nu toe geteld',
  ground: {
    today: 'Beide kanten met voedselgegevens {version}.',
    published: 'Beide kanten zoals gepubliceerd, met voedselgegevens {version}.',
    apart: 'Beide kanten zoals gepubliceerd: het uitgangspunt met voedselgegevens {a}, de andere met {b}.',
  },
  withheld: {
    no_figures: 'Een van de kanten heeft geen afgerond rapport: er kan nog niets worden vergeleken.',
    too_little: 'Aan een van de kanten is te weinig geteld. Koppel wat daar ontbreekt, dan kan het verschil worden gegeven.',
    kinds: 'Verkoop, inkoop en recepten zijn niet met elkaar te vergelijken. Kies twee kanten van dezelfde soort.',
    databases:
      'Zoals gepubliceerd gebruiken de kanten verschillende emissiedatabases. Kies de voedselgegevens van nu om beide gelijk te tellen.',
    not_kept:
      'Een van de kanten zegt niet meer waaruit die bestaat, en kan daarom niet opnieuw worden berekend met de voedselgegevens van nu.',
  },
  difference: 'Waardoor het verschil komt',
  noParts: 'Een van de kanten zegt niet meer waaruit die bestaat: het verschil kan niet worden opgesplitst.',
  file: {
    side: 'Kant',
    what: 'Wat het is',
    range: 'Hoogstwaarschijnlijk',
    covers: 'Geteld',
    name: '{a} – {b}',
    print: 'Afdrukken',
    xlsx: 'Alle waarden als getallen',
  },
} satisfies Texts<typeof enGb>;
