import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Toppliste',
  lead: 'Hvordan det går med restaurantene som er med, regnet likt for alle.',
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
    organization: 'Vår database, for hver restaurants land',
    rise: 'Forskningsinstituttets database',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant har en plassering} other {# restauranter har en plassering}}',
    lacking: '{count, plural, one {# til er med uten plass} other {# til er med uten plass}}',
    coverage: '{share} av de solgte porsjonene har et tall',
    asOf: 'Regnet ut {moment}',
    outdated: 'En senere endring regnes snart inn',
    alike: 'Av de {count} første er ingen sikkert lavere enn den neste.',
  },
  why: {
    label: 'Slik avgjøres plassene',
    title: 'Hva en plass sier',
    by: {
      per_portion:
        'All CO₂e i periodens salgsrapporter delt på solgte porsjoner; hver porsjon teller etter måltidets størrelse. Minst står først.',
      per_kg: 'All CO₂e i periodens salgsrapporter delt på kiloene som har et tall. Minst står først.',
      low_share: 'Andelen solgte porsjoner på lavt eller svært lavt nivå. Størst står først.',
      improvement:
        'CO₂e per porsjon mot de samme månedene året før, så sommer sammenlignes med sommer. Størst nedgang står først.',
    },
    ties: 'Verdier sammenlignes slik de vises: like verdier deler plassering. Om to plasseringer sikkert er forskjellige, står ved siden av dem: Begge bygger på de samme matvaredataene, og feilene i dem opphever hverandre.',
    moved:
      'Pilen sammenligner hver enkelts plass med den i {period}, blant dem som er med i dag. Derfor kan den ene av to som deler plass ha flyttet seg og den andre ikke.',
    least:
      'En plass krever {months, plural, one {# ferdig måned} other {# ferdige måneder}} i perioden, {servings} solgte porsjoner i måneden og tall for {coverage} av de solgte porsjonene.',
    boundary:
      'Fra gård til kjøkkendør: dyrking, foredling, emballasje og transport. Ikke tilberedning, og ikke det gjestene lar ligge.',
    versions: 'Matvaredata {versions}',
  },
  place: 'Plassering',
  shared: 'Delt plass',
  stranger: 'En annen restaurant',
  months: '{has} av {all, plural, one {# måned} other {# måneder}}',
  rangeInWords: 'Mest sannsynlig {value}, mellom {low} og {high}',
  moved: {
    up: '{places, plural, one {# plass opp} other {# plasser opp}} fra {former}',
    down: '{places, plural, one {# plass ned} other {# plasser ned}} fra {former}',
    same: 'Som før',
    new: 'Ny',
    returned: 'Tilbake igjen',
  },
  change: {
    less: '{percent} mindre',
    more: '{percent} mer',
    same: 'Like mye som før',
  },
  own: 'Deres restauranter',
  ownMore: '{count, plural, one {Vis # til av deres} other {Vis # til av deres}}',
  ownFewer: 'Vis færre',
  everybody: 'Alle plasseringer',
  lacking: 'Deltar, men har ingen plassering ennå',
  lackingOfOwn:
    '{count, plural, one {# av restaurantene deres er med, men har ingen plass ennå} other {# av restaurantene deres er med, men har ingen plass ennå}}',
  lacks: {
    months: '{months, plural, one {Månedens salgsrapport er ikke ferdig} other {{has} av {needs} ferdige måneder}}',
    servings: '{has} av {needs} solgte porsjoner',
    coverage: '{has} av de solgte porsjonene har et tall, {needs} trengs',
    figure: 'Ingenting å regne på i perioden',
    year_before:
      '{months, plural, one {Ingen ferdig rapport for samme måned året før} other {Året før mangler data: {has} av {needs} ferdige måneder}}',
    year_before_thin: 'De samme månedene året før har for få porsjoner eller for få tall',
  },
  toReports: 'Til rapportene',
  toRestaurants: 'Velg restauranter',
  toRestaurant: 'Åpne restauranten',
  counting: {
    title: 'Plasseringene regnes ut',
    lead: 'Så mange restauranter tar et øyeblikk. Listen kommer hit av seg selv.',
  },
  outside: {
    join: '{name} er ikke med og har derfor ingen plass her. Åpne restauranten og la den være med.',
    ask: '{name} er ikke med og har derfor ingen plass her. De som driver organisasjonen deres, kan la den være med.',
  },
  nobody: {
    title: 'Ingen av restaurantene deres er med ennå',
    lead: 'Åpne en restaurant og la den være med: fra da av teller de ferdige månedsrapportene. Dere kan melde dere av når som helst.',
    ask: 'De som driver organisasjonen deres, kan la en restaurant være med: fra da av teller de ferdige månedsrapportene.',
  },
  nothing: {
    title: 'Ingen plasser for {period}',
    lead: 'Med: {joined} av {all, plural, one {# restaurant} other {# restauranter}}. En plass krever ferdige salgsrapporter for månedene i perioden.',
  },
  tooFew: {
    title: 'For få til å sammenligne uten å avsløre noen',
    lead: 'Andres tall vises når minst fem andre restauranter fra flere organisasjoner har en plass, så ingen kan pekes ut.',
  },
} satisfies Texts<typeof enGb>;
