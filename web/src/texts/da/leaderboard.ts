import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Rangliste',
  lead: 'Sådan klarer de deltagende restauranter sig, regnet ens for alle.',
  scope: {
    label: 'Sammenlignet med',
    organization: 'Vores organisation',
    others: 'Andre virksomheder',
  },
  periodType: {
    label: 'Periodens længde',
    month: 'Måned',
    quarter: 'Kvartal',
    year: 'År',
  },
  period: 'Periode',
  quarter: '{quarter}. kvartal {year}',
  by: {
    label: 'Rangeret efter',
    per_portion: 'CO₂e pr. portion',
    per_kg: 'CO₂e pr. kg mad',
    low_share: 'Andel portioner med lavt aftryk',
    improvement: 'Ændring på et år',
  },
  database: 'Emissionsdatabase',
  databases: {
    organization: 'Vores database, for hver restaurants land',
    rise: 'Forskningsinstituttets database',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant har en placering} other {# restauranter har en placering}}',
    lacking: '{count, plural, one {# mere deltager uden plads} other {# flere deltager uden plads}}',
    coverage: '{share} af de solgte portioner har et tal',
    asOf: 'Opgjort {moment}',
    outdated: 'En senere ændring tælles snart med',
    alike: 'Af de første {count} er ingen helt sikkert lavere end den næste.',
  },
  why: {
    label: 'Sådan afgøres pladserne',
    title: 'Hvad en plads siger',
    by: {
      per_portion:
        'Al CO₂e i periodens salgsrapporter divideret med solgte portioner; hver portion tæller efter måltidets størrelse. Mindst står først.',
      per_kg: 'Al CO₂e i periodens salgsrapporter divideret med de kilo, der har et tal. Mindst står først.',
      low_share: 'Andelen af solgte portioner på lavt eller meget lavt niveau. Størst står først.',
      improvement:
        'CO₂e pr. portion i forhold til de samme måneder året før, så sommer sammenlignes med sommer. Det største fald står først.',
    },
    ties: 'Værdier sammenlignes, som de vises: ens værdier deler placering. Om to placeringer helt sikkert er forskellige, står ved siden af dem: Begge bygger på de samme fødevaredata, hvis fejl ophæver hinanden.',
    moved:
      'Pilen sammenligner hver enkelts plads med den i {period}, blandt dem der er med i dag. Derfor kan den ene af to, der deler plads, have flyttet sig og den anden ikke.',
    least:
      'En plads kræver {months, plural, one {# afsluttet måned} other {# afsluttede måneder}} i perioden, {servings} solgte portioner om måneden og tal for {coverage} af de solgte portioner.',
    boundary:
      'Fra gård til køkkendør: dyrkning, forarbejdning, emballage og transport. Ikke tilberedning og ikke det, gæsterne levner.',
    versions: 'Fødevaredata {versions}',
  },
  place: 'Placering',
  shared: 'Delt plads',
  stranger: 'En anden restaurant',
  months: '{has} af {all, plural, one {# måned} other {# måneder}}',
  rangeInWords: 'Mest sandsynligt {value}, mellem {low} og {high}',
  moved: {
    up: '{places, plural, one {# plads op} other {# pladser op}} fra {former}',
    down: '{places, plural, one {# plads ned} other {# pladser ned}} fra {former}',
    same: 'Som før',
    new: 'Ny',
    returned: 'Tilbage igen',
  },
  change: {
    less: '{percent} mindre',
    more: '{percent} mere',
    same: 'Lige så meget som før',
  },
  own: 'Jeres restauranter',
  ownMore: '{count, plural, one {Vis # mere af jeres} other {Vis # flere af jeres}}',
  ownFewer: 'Vis færre',
  everybody: 'Alle placeringer',
  lacking: 'Deltager, men har endnu ingen placering',
  lackingOfOwn:
    '{count, plural, one {# af jeres restauranter er med, men har ingen plads endnu} other {# af jeres restauranter er med, men har ingen plads endnu}}',
  lacks: {
    months: '{months, plural, one {Månedens salgsrapport er ikke færdig} other {{has} af {needs} færdige måneder}}',
    servings: '{has} af {needs} solgte portioner',
    coverage: '{has} af de solgte portioner har et tal, {needs} kræves',
    figure: 'Intet at regne på i perioden',
    year_before:
      '{months, plural, one {Ingen afsluttet rapport for samme måned året før} other {Året før mangler data: {has} af {needs} afsluttede måneder}}',
    year_before_thin: 'De samme måneder året før har for få portioner eller for få tal',
  },
  toReports: 'Til rapporterne',
  toRestaurants: 'Vælg restauranter',
  toRestaurant: 'Åbn restauranten',
  counting: {
    title: 'Placeringerne beregnes',
    lead: 'Så mange restauranter tager et øjeblik. Listen kommer frem her af sig selv.',
  },
  outside: {
    join: '{name} er ikke med og har derfor ingen plads her. Åbn restauranten, og lad den være med.',
    ask: '{name} er ikke med og har derfor ingen plads her. De, der driver jeres organisation, kan lade den være med.',
  },
  nobody: {
    title: 'Ingen af jeres restauranter er med endnu',
    lead: 'Åbn en restaurant, og lad den være med: fra da af tæller dens afsluttede månedsrapporter. I kan gå ud når som helst.',
    ask: 'De, der driver jeres organisation, kan lade en restaurant være med: fra da af tæller dens afsluttede månedsrapporter.',
  },
  nothing: {
    title: 'Ingen pladser for {period}',
    lead: 'Med: {joined} af {all, plural, one {# restaurant} other {# restauranter}}. En plads kræver afsluttede salgsrapporter for periodens måneder.',
  },
  tooFew: {
    title: 'For få til at sammenligne uden at afsløre nogen',
    lead: 'Andres tal vises, når mindst fem andre restauranter fra flere organisationer har en plads, så ingen kan genkendes.',
  },
} satisfies Texts<typeof enGb>;
