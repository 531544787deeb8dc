import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/shuffle.ts';

export default {
  open: 'Bedre dager',
  title: 'Bedre dager for de samme rettene',
  lead: 'Hvilke retter som står ved siden av hverandre, avgjør hva gjestene tar. De samme rettene legges på dagene da en gjest tar minst CO₂e. Hver beholder sin linje, og kjøkkenets regler følges.',
  locked:
    '{count, plural, =0 {Ingen rett er låst til sin dag.} one {# rett blir på sin dag.} other {# retter blir på dagene sine.}}',
  guards: 'Skal ikke bli verre',
  guard: {
    salt: 'Salt',
    saturatedFat: 'Mettet fett',
  },
  find: 'Finn bedre dager',
  searching: 'Leter etter bedre dager',
  close: 'Lukk',
  leave: 'La det være',
  takeAll: 'Ta alle dagene',
  take: 'Ta denne dagen',
  takeOf: 'Ta {day}',
  unit: 'kg CO₂e per gjest og dag, før og etter',
  range: '(fra {low} til {high}).',
  sure: {
    surely_less: 'Sikkert mindre.',
    probably_less: 'Trolig mindre.',
    cannot_tell: 'Om det er mindre, kan ikke sies.',
    probably_more: 'Trolig mer.',
    surely_more: 'Sikkert mer.',
  },
  unknown: 'For lite er kjent om rettene til å si hva det sparer.',
  exact: 'Det finnes ingen bedre rekkefølge: alle er prøvd.',
  notExact: 'Den beste som ble funnet; det kan finnes en bedre.',
  notGuarded: 'ikke kjent for hver rett, derfor ikke kontrollert',
  fromTo: '{before} g før, {after} g etter',
  nothing: 'Rettene står allerede på de beste dagene.',
  day: '{weekday}, uke {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Endrer også: {days}',
  unmetTitle: 'Ingen rekkefølge følger alle reglene.',
  unmet: 'Myk opp en regel, eller legg til en rett som oppfyller den.',
  failed: 'Letingen endte med en feil. Prøv igjen.',
} satisfies Texts<typeof enGb>;
