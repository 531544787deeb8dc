import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/fill.ts';

export default {
  open: 'Vullen vanuit een lijst',
  title: 'Vrije plekken vullen',
  lead: 'Typ of plak gerechten, één per regel, met de namen van uw recepten. Ze komen in deze volgorde op de vrije plekken, dag na dag.',
  dishes: 'Gerechten',
  take: 'Gerechten van de keuken gebruiken',
  categories: 'Deze categorieën gebruiken',
  category: '{name} ({count, number})',
  noCategory: 'Zonder categorie',
  smallPortions: 'Categorieën met kleine porties, zoals bijgerechten en desserts, zijn in het begin niet geselecteerd.',
  noneOfThem: 'Geen selecteren',
  latest: 'Hier staan alleen de {count, number} laatst gewijzigde gerechten; de keuken heeft er meer.',
  looking: 'Gerechten worden gezocht …',
  found: '{found, number} van {all, number} gevonden.',
  notFound: 'Niet bij uw recepten',
  leaveOut: 'Weglaten',
  lines: 'Menulijnen om te vullen',
  again: 'Lijst herhalen tot elke plek een gerecht heeft',
  promise:
    'Een menulijn met ‘vegetarisch’, ‘veganistisch’ of ‘zonder …’ in de naam krijgt alleen gerechten waarvan dat zeker is.',
  from: 'Vanaf {weekday}, week {week, number}.',
  fill: '{count, plural, =0 {Vullen} one {# plek vullen} other {# plekken vullen}}',
  free: '{count, plural, one {# plek blijft vrij.} other {# plekken blijven vrij.}}',
  left: '{count, plural, one {# gerecht vindt geen plek.} other {# gerechten vinden geen plek.}}',
  leftNames: 'Gerechten zonder plek',
  unmet: 'Sommige keukenregels worden dan niet nageleefd.',
  unmetIn: {
    day: '{weekday} van week {week, number}',
    week: 'in week {week, number}',
    more: '{count, plural, one {nog # keer} other {nog # keer}}',
    places: '{rule} ({places})',
  },
  takeUnknown: {
    diet: 'Ook gerechten op vegetarische en veganistische menulijnen zetten als niet zeker is of ze dat zijn',
    allergens: 'Ook gerechten op ‘zonder …’-menulijnen zetten als ze het kunnen bevatten of als dat niet zeker is',
  },
  quoted: '‘{name}’',
  leftOver: {
    full: 'Er is geen vrije plek meer voor: {dishes}.',
    twice: 'Staan al op elke dag met een vrije plek: {dishes}.',
    unknown: 'De vrije plekken staan op {lines}, en het is niet bekend of deze gerechten daar passen: {dishes}.',
    broken: 'De vrije plekken staan op {lines}, en deze gerechten passen daar niet: {dishes}.',
  },
} satisfies Texts<typeof enGb>;
