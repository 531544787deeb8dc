import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Fyld fra en liste',
  title: 'Fyld de ledige pladser',
  lead: 'Skriv eller indsæt retter, én pr. linje, med opskrifternes navne. De lægges på de ledige pladser i samme rækkefølge, dag for dag.',
  dishes: 'Retter',
  take: 'Brug køkkenets retter',
  categories: 'Kategorier, der tages med',
  category: '{name} ({count, number})',
  noCategory: 'Uden kategori',
  smallPortions: 'Kategorier med små portioner, som tilbehør og desserter, er ikke valgt på forhånd.',
  noneOfThem: 'Vælg ingen',
  latest: 'Kun de {count, number} senest ændrede retter vises; køkkenet har flere.',
  looking: 'Søger …',
  found: '{found, number} af {all, number} fundet.',
  notFound: 'Ikke blandt jeres opskrifter',
  leaveOut: 'Spring over',
  lines: 'Linjer, der skal fyldes',
  again: 'Begynd forfra, til hver plads har en ret',
  promise: 'En linje, der hedder »vegetarisk«, »vegansk« eller »uden …«, får kun retter, som med sikkerhed opfylder det.',
  from: 'Fra og med {weekday}, uge {week, number}.',
  fill: '{count, plural, =0 {Fyld} one {Fyld # plads} other {Fyld # pladser}}',
  free: '{count, plural, one {# plads forbliver ledig.} other {# pladser forbliver ledige.}}',
  left: '{count, plural, one {# ret får ingen plads.} other {# retter får ingen plads.}}',
  leftNames: 'Retter uden plads',
  takeUnknown: {
    diet: 'Læg også retter på vegetariske og veganske linjer, når det er uklart, om de er det',
    allergens: 'Læg også retter på »uden …«-linjer, når de kan indeholde det, eller når det er uklart',
  },
  quoted: '»{name}«',
  leftOver: {
    full: 'Der er ingen ledig plads tilbage til: {dishes}.',
    twice: 'Står allerede på hver dag, der har en ledig plads: {dishes}.',
    unknown: 'De ledige pladser er på {lines}, og man ved ikke, om disse retter passer der: {dishes}.',
    broken: 'De ledige pladser er på {lines}, og disse retter passer ikke der: {dishes}.',
  },
} satisfies Texts<typeof enGb>;
