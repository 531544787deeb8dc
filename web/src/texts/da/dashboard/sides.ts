import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Sammenlign',
  lead: 'Vælg to sider. Du ser, hvad der har ændret sig, hvor sikkert det er, og hvad forskellen skyldes.',
  side: { a: 'Udgangspunkt', b: 'Sammenlignes med det' },
  swap: 'Byt om på siderne',
  organization: 'Hele organisationen: i år mod sidste år',
  perKg: 'Pr. kg mad',
  kind: { label: 'Type', months: 'Måneder for en restaurant', report: 'En rapport', recipe: 'En opskrift' },
  kitchen: 'Restaurant',
  from: 'Fra',
  to: 'Til',
  report: 'Rapport',
  otherReport: 'Rapporten, du kom fra',
  choose: 'Vælg en rapport',
  version: 'Version',
  present: 'Nuværende version',
  recipe: 'Søg efter opskrift',
  span: '{from} til {to}',
  versionOf: '{name} (version fra {moment})',
  covers: {
    servings: '{share} af portionerne er medregnet.',
    weight: '{share} af vægten er medregnet.',
    money: '{share} af beløbet er medregnet.',
  },
  tooLittle: 'For lidt grundlag til en sammenligning.',
  missing: 'Ingen rapport for {months}.',
  atLeast: 'Mindst {co2} medregnet indtil nu',
  ground: {
    today: 'Begge sider med fødevaredata {version}.',
    published: 'Begge sider, som de blev offentliggjort, med fødevaredata {version}.',
    apart: 'Begge sider, som de blev offentliggjort: udgangspunktet med fødevaredata {a}, den anden med {b}.',
  },
  withheld: {
    no_figures: 'En af siderne har ingen færdig rapport: Intet kan sammenlignes endnu.',
    too_little: 'For lidt er medregnet på en af siderne. Match det, der mangler dér, så kan forskellen angives.',
    kinds: 'Salg, indkøb og opskrifter kan ikke sammenlignes med hinanden. Vælg to sider af samme slags.',
    databases:
      'I de offentliggjorte værdier bygger siderne på forskellige emissionsdatabaser. Vælg dagens fødevaredata for at regne begge ens.',
    not_kept:
      'For en af siderne er det ikke længere gemt, hvad den består af, så den kan ikke genberegnes med dagens fødevaredata.',
  },
  difference: 'Hvad forskellen skyldes',
  noParts: 'For en af siderne er det ikke længere gemt, hvad den består af: Forskellen kan ikke deles op.',
  file: {
    side: 'Hvilken side',
    what: 'Hvad det er',
    range: 'Sandsynligvis',
    covers: 'Medregnet',
    name: '{a} – {b}',
    print: 'Udskriv',
    xlsx: 'Alle værdier som tal',
  },
} satisfies Texts<typeof enGb>;
