import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/shuffle.ts';

export default {
  open: 'Bedre dage',
  title: 'Bedre dage til de samme retter',
  lead: 'Hvilke retter der står ved siden af hinanden, afgør, hvad gæsterne tager. De samme retter lægges på de dage, hvor en gæst tager mindst CO₂e. Hver beholder sin linje, og køkkenets regler følges.',
  locked:
    '{count, plural, =0 {Ingen ret er låst til sin dag.} one {# ret bliver på sin dag.} other {# retter bliver på deres dage.}}',
  guards: 'Må ikke blive værre',
  guard: {
    salt: 'Salt',
    saturatedFat: 'Mættet fedt',
  },
  find: 'Find bedre dage',
  searching: 'Leder efter bedre dage',
  close: 'Luk',
  leave: 'Lad det være',
  takeAll: 'Tag alle dage',
  take: 'Tag denne dag',
  takeOf: 'Tag {day}',
  unit: 'kg CO₂e pr. gæst og dag, før og efter',
  range: '(fra {low} til {high}).',
  sure: {
    surely_less: 'Sikkert mindre.',
    probably_less: 'Formentlig mindre.',
    cannot_tell: 'Om det er mindre, kan ikke siges.',
    probably_more: 'Formentlig mere.',
    surely_more: 'Sikkert mere.',
  },
  unknown: 'For lidt er kendt om retterne til at sige, hvad det sparer.',
  exact: 'Der er ingen bedre rækkefølge: alle er prøvet.',
  notExact: 'Den bedste, der blev fundet; der kan være en bedre.',
  notGuarded: 'ikke kendt for hver ret, derfor ikke kontrolleret',
  fromTo: '{before} g før, {after} g efter',
  nothing: 'Retterne står allerede på de bedste dage.',
  day: '{weekday}, uge {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Ændrer også: {days}',
  unmetTitle: 'Ingen rækkefølge følger alle regler.',
  unmet: 'Løsn en regel, eller tilføj en ret, der opfylder den.',
  failed: 'Søgningen endte med en fejl. Prøv igen.',
} satisfies Texts<typeof enGb>;
