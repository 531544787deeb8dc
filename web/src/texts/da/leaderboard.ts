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
    organization: 'Plateprints database, for hver restaurants land',
    rise: 'Forskningsinstitutternes database',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant har en placering} other {# restauranter har en placering}}',
    lacking: '{count, plural, one {# til er med, men har ingen placering} other {# til er med, men har ingen placering}}',
    coverage: '{share} af de solgte portioner er medregnet',
    asOf: 'Opgjort {moment}',
    outdated: 'En ny ændring er ikke medregnet endnu',
    alike: 'Blandt de første {count} er ingen helt sikkert lavere end den næste.',
  },
  why: {
    label: 'Sådan fungerer ranglisten',
    title: 'Sådan fungerer ranglisten',
    by: {
      per_portion:
        'Samlet CO₂e i periodens salgsrapporter divideret med solgte portioner, vægtet efter rettens størrelse. Den laveste værdi står først.',
      per_kg: 'Samlet CO₂e i periodens salgsrapporter divideret med de medregnede kilo. Den laveste værdi står først.',
      low_share: 'Andelen af solgte portioner med lavt eller meget lavt aftryk. Den højeste andel står først.',
      improvement:
        'CO₂e pr. portion i forhold til de samme måneder året før, så sommer sammenlignes med sommer. Det største fald står først.',
    },
    ties: 'Værdier sammenlignes, som de vises: Ens værdier deler placering. Ved siden af står, om to placeringer helt sikkert er forskellige: Begge bygger på de samme fødevaredata, hvis fejl ophæver hinanden.',
    moved:
      'Pilen sammenligner restaurantens placering med den i {period}, blandt dem, der er med i dag. Derfor kan den ene af to, der deler placering, have flyttet sig og den anden ikke.',
    least:
      'En placering kræver {months, plural, one {# færdig måned} other {# færdige måneder}} i perioden, {servings} solgte portioner om måneden og værdier for {coverage} af de solgte portioner.',
    boundary:
      'Fra gård til køkkendør: landbrug, forarbejdning, emballage og transport. Tilberedning og tallerkenspild er ikke med.',
    versions: 'Fødevaredata {versions}',
  },
  place: 'Placering',
  shared: 'Delt placering',
  stranger: 'En anden restaurant',
  months: '{has} af {all, plural, one {# måned} other {# måneder}}',
  rangeInWords: 'Sandsynligvis {value}, mellem {low} og {high}',
  moved: {
    up: '{places, plural, one {# plads op} other {# pladser op}} fra {former}',
    down: '{places, plural, one {# plads ned} other {# pladser ned}} fra {former}',
    same: 'Ingen ændring',
    new: 'Ny',
    returned: 'Tilbage igen',
  },
  change: {
    less: '{percent} mindre',
    more: '{percent} mere',
    same: 'Ingen ændring',
  },
  own: 'Jeres restauranter',
  ownMore: '{count, plural, one {Vis # mere af jeres} other {Vis # flere af jeres}}',
  ownFewer: 'Vis færre',
  everybody: 'Alle placeringer',
  lacking: 'Deltager, men har endnu ingen placering',
  lackingOfOwn:
    '{count, plural, one {# af jeres restauranter er med, men har ingen placering endnu} other {# af jeres restauranter er med, men har ingen placering endnu}}',
  lacks: {
    months: '{months, plural, one {Månedens salgsrapport er ikke færdig} other {{has} af {needs} færdige måneder}}',
    missing: 'Ingen færdig rapport for {months}',
    servings: '{has} af {needs} solgte portioner',
    coverage: '{has} af de solgte portioner er medregnet, {needs} kræves',
    figure: 'Ingen data for perioden',
    year_before:
      '{months, plural, one {Ingen færdig rapport for samme måned året før} other {Året før er ufuldstændigt: {has} af {needs} færdige måneder}}',
    year_before_thin: 'De samme måneder året før har for få portioner, eller for lidt er medregnet',
  },
  toReports: 'Til rapporterne',
  toRestaurants: 'Vælg restauranter',
  toRestaurant: 'Åbn restauranten',
  counting: {
    title: 'Placeringerne beregnes',
    lead: 'Med så mange restauranter tager det et øjeblik. Ranglisten vises her automatisk.',
  },
  outside: {
    join: '{name} er ikke med og har derfor ingen placering. Åbn restauranten, og tilmeld den.',
    ask: '{name} er ikke med og har derfor ingen placering. En administrator i organisationen kan tilmelde den.',
  },
  nobody: {
    title: 'Ingen af jeres restauranter er med endnu',
    lead: 'Åbn en restaurant, og tilmeld den: Fra da af tæller dens færdige månedsrapporter. I kan melde fra når som helst.',
    ask: 'En administrator i organisationen kan tilmelde en restaurant: Fra da af tæller dens færdige månedsrapporter.',
  },
  nothing: {
    title: 'Ingen rangliste for {period}',
    lead: 'Deltager: {joined} af {all, plural, one {# restaurant} other {# restauranter}}. En placering kræver færdige salgsrapporter for periodens måneder.',
  },
  tooFew: {
    title: 'For få deltagere til en anonym sammenligning',
    lead: 'Andre restauranters værdier vises, når mindst fem af dem, fra flere organisationer, har en placering, så ingen kan genkendes.',
  },
} satisfies Texts<typeof enGb>;
