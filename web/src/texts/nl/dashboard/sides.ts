import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Vergelijken',
  lead: 'Kies wat u wilt vergelijken. U ziet wat er is veranderd, hoe zeker dat is en waardoor het verschil komt.',
  side: { a: 'Uitgangspunt', b: 'Vergeleken met' },
  swap: 'Omwisselen',
  organization: 'De hele organisatie: dit jaar vergeleken met vorig jaar',
  perKg: 'Per kg voedsel',
  kind: { label: 'Vergelijken', months: 'Maanden van een restaurant', report: 'Een rapport', recipe: 'Een recept' },
  kitchen: 'Restaurant',
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
    servings: '{share} van de porties is meegeteld.',
    weight: '{share} van het gewicht is meegeteld.',
    money: '{share} van de uitgaven is meegeteld.',
  },
  tooLittle: 'Te weinig voor een vergelijking.',
  missing: 'Geen rapport van {months}.',
  atLeast: 'Tot nu toe minstens {co2} meegeteld',
  ground: {
    today: 'Beide waarden met voedselgegevens {version}.',
    published: 'Beide waarden zoals gepubliceerd, met voedselgegevens {version}.',
    apart: 'Beide waarden zoals gepubliceerd: het uitgangspunt met voedselgegevens {a}, de andere met {b}.',
  },
  withheld: {
    no_figures: 'Voor een van beide waarden is er geen afgerond rapport: er kan nog niets worden vergeleken.',
    too_little:
      'Bij een van beide waarden is te weinig meegeteld. Koppel wat daar ontbreekt, dan kan het verschil worden gegeven.',
    kinds: 'Verkoop, inkoop en recepten zijn niet met elkaar te vergelijken. Kies twee keer dezelfde soort.',
    databases:
      'De gepubliceerde waarden zijn met verschillende emissiedatabases berekend. Kies de voedselgegevens van nu om beide op dezelfde manier te berekenen.',
    not_kept:
      'Van een van beide waarden is niet meer bewaard waaruit die bestaat; die kan daarom niet opnieuw worden berekend met de voedselgegevens van nu.',
  },
  difference: 'Waardoor het verschil komt',
  noParts: 'Van een van beide waarden is niet meer bewaard waaruit die bestaat: het verschil kan niet worden opgesplitst.',
  file: {
    side: 'Vergelijking',
    what: 'Omschrijving',
    range: 'Hoogstwaarschijnlijk',
    covers: 'Meegeteld',
    name: '{a} – {b}',
    print: 'Afdrukken',
    xlsx: 'Alle waarden als getallen',
  },
} satisfies Texts<typeof enGb>;
