import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Toppliste',
  lead: 'Slik går det med restaurantene som er med, alle regnet på samme måte.',
  scope: {
    label: 'Sammenlignes med',
    organization: 'Vår organisasjon',
    others: 'Andre virksomheter',
  },
  periodType: {
    label: 'Periodens lengde',
    month: 'Måned',
    quarter: 'Kvartal',
    year: 'År',
  },
  period: 'Periode',
  quarter: '{quarter}. kvartal {year}',
  by: {
    label: 'Rangeres etter',
    per_portion: 'CO₂e per porsjon',
    per_kg: 'CO₂e per kg mat',
    low_share: 'Andel porsjoner med lavt avtrykk',
    improvement: 'Endring på ett år',
  },
  database: 'Utslippsdatabase',
  databases: {
    organization: 'Plateprints database, for hver restaurants land',
    rise: 'Forskningsinstituttenes database',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant har en plassering} other {# restauranter har en plassering}}',
    lacking: '{count, plural, one {# til er med, men har ingen plassering} other {# til er med, men har ingen plassering}}',
    coverage: '{share} av de solgte porsjonene er regnet med',
    asOf: 'Regnet ut {moment}',
    outdated: 'En ny endring er ikke regnet med ennå',
    alike: 'Blant de {count} første er ingen med sikkerhet lavere enn den neste.',
  },
  why: {
    label: 'Slik fungerer topplisten',
    title: 'Slik fungerer topplisten',
    by: {
      per_portion:
        'Samlet CO₂e i periodens salgsrapporter delt på solgte porsjoner, vektet etter rettens størrelse. Laveste verdi står først.',
      per_kg: 'Samlet CO₂e i periodens salgsrapporter delt på kiloene som er regnet med. Laveste verdi står først.',
      low_share: 'Andelen solgte porsjoner med lavt eller svært lavt avtrykk. Høyeste andel står først.',
      improvement:
        'CO₂e per porsjon sammenlignet med de samme månedene året før, så sommer sammenlignes med sommer. Størst nedgang står først.',
    },
    ties: 'Verdier sammenlignes slik de vises: Like verdier deler plassering. Ved siden av står det om to plasseringer med sikkerhet er forskjellige: Begge bygger på de samme matvaredataene, og feilene i dem opphever hverandre.',
    moved:
      'Pilen sammenligner restaurantens plassering med den i {period}, blant dem som er med i dag. Derfor kan den ene av to som deler plassering, ha flyttet seg og den andre ikke.',
    least:
      'En plassering krever {months, plural, one {# ferdig måned} other {# ferdige måneder}} i perioden, {servings} solgte porsjoner i måneden og verdier for {coverage} av de solgte porsjonene.',
    boundary:
      'Fra gård til kjøkkendør: landbruk, foredling, emballasje og transport. Tilberedning og tallerkensvinn er ikke med.',
    versions: 'Matvaredata {versions}',
  },
  place: 'Plassering',
  shared: 'Delt plassering',
  stranger: 'En annen restaurant',
  months: '{has} av {all, plural, one {# måned} other {# måneder}}',
  rangeInWords: 'Sannsynligvis {value}, mellom {low} og {high}',
  moved: {
    up: '{places, plural, one {# plass opp} other {# plasser opp}} fra {former}',
    down: '{places, plural, one {# plass ned} other {# plasser ned}} fra {former}',
    same: 'Ingen endring',
    new: 'Ny',
    returned: 'Tilbake igjen',
  },
  change: {
    less: '{percent} mindre',
    more: '{percent} mer',
    same: 'Ingen endring',
  },
  own: 'Deres restauranter',
  ownMore: '{count, plural, one {Vis # til av deres} other {Vis # til av deres}}',
  ownFewer: 'Vis færre',
  everybody: 'Alle plasseringer',
  lacking: 'Deltar, men har ingen plassering ennå',
  lackingOfOwn:
    '{count, plural, one {# av restaurantene deres er med, men har ingen plassering ennå} other {# av restaurantene deres er med, men har ingen plassering ennå}}',
  lacks: {
    months: '{months, plural, one {Månedens salgsrapport er ikke ferdig} other {{has} av {needs} ferdige måneder}}',
    missing: 'Ingen ferdig rapport for {months}',
    servings: '{has} av {needs} solgte porsjoner',
    coverage: '{has} av de solgte porsjonene er regnet med, {needs} trengs',
    figure: 'Ingen data for perioden',
    year_before:
      '{months, plural, one {Ingen ferdig rapport for samme måned året før} other {Året før er ufullstendig: {has} av {needs} ferdige måneder}}',
    year_before_thin: 'De samme månedene året før har for få porsjoner, eller for lite er regnet med',
  },
  toReports: 'Til rapportene',
  toRestaurants: 'Velg restauranter',
  toRestaurant: 'Åpne restauranten',
  counting: {
    title: 'Topplisten beregnes',
    lead: 'Med så mange restauranter tar det litt tid. Topplisten vises her automatisk.',
  },
  outside: {
    join: '{name} er ikke med og har derfor ingen plassering. Åpne restauranten og meld den på.',
    ask: '{name} er ikke med og har derfor ingen plassering. En administrator i organisasjonen kan melde den på.',
  },
  nobody: {
    title: 'Ingen av restaurantene deres er med ennå',
    lead: 'Åpne en restaurant og meld den på: Fra da av teller de ferdige månedsrapportene. Dere kan melde dere av når som helst.',
    ask: 'En administrator i organisasjonen kan melde på en restaurant: Fra da av teller de ferdige månedsrapportene.',
  },
  nothing: {
    title: 'Ingen toppliste for {period}',
    lead: 'Deltar: {joined} av {all, plural, one {# restaurant} other {# restauranter}}. En plassering krever ferdige salgsrapporter for månedene i perioden.',
  },
  tooFew: {
    title: 'For få deltakere til en anonym sammenligning',
    lead: 'Andre restauranters verdier vises når minst fem av dem, fra flere organisasjoner, har en plassering, så ingen kan pekes ut.',
  },
} satisfies Texts<typeof enGb>;
