import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Fyll fra en liste',
  title: 'Fyll de ledige plassene',
  lead: 'Skriv eller lim inn retter, én per linje, med navnene fra oppskriftene. De legges på de ledige plassene i samme rekkefølge, dag for dag.',
  dishes: 'Retter',
  take: 'Bruk kjøkkenets retter',
  categories: 'Kategorier som tas med',
  category: '{name} ({count, number})',
  noCategory: 'Uten kategori',
  smallPortions: 'Kategorier med små porsjoner, som tilbehør og desserter, er ikke valgt i utgangspunktet.',
  noneOfThem: 'Velg ingen',
  latest: 'Bare de {count, number} sist endrede rettene vises; kjøkkenet har flere.',
  looking: 'Søker …',
  found: '{found, number} av {all, number} funnet.',
  notFound: 'Ikke blant oppskriftene deres',
  leaveOut: 'Hopp over',
  lines: 'Linjer som skal fylles',
  again: 'Begynn på nytt fra toppen til hver plass har en rett',
  promise: 'En linje som heter «vegetar», «vegansk» eller «uten …», får bare retter som med sikkerhet oppfyller det.',
  from: 'Fra og med {weekday}, uke {week, number}.',
  fill: '{count, plural, =0 {Fyll} one {Fyll # plass} other {Fyll # plasser}}',
  free: '{count, plural, one {# plass forblir ledig.} other {# plasser forblir ledige.}}',
  left: '{count, plural, one {# rett får ingen plass.} other {# retter får ingen plass.}}',
  leftNames: 'Retter uten plass',
  takeUnknown: {
    diet: 'Legg også retter på vegetar- og veganlinjer når det er uklart om de er det',
    allergens: 'Legg også retter på «uten …»-linjer når de kan inneholde det, eller når det er uklart',
  },
  quoted: '«{name}»',
  leftOver: {
    full: 'Det er ingen ledig plass igjen til: {dishes}.',
    twice: 'Står allerede på hver dag som har en ledig plass: {dishes}.',
    unknown: 'De ledige plassene er på {lines}, og man vet ikke om disse rettene passer der: {dishes}.',
    broken: 'De ledige plassene er på {lines}, og disse rettene passer ikke der: {dishes}.',
  },
} satisfies Texts<typeof enGb>;
