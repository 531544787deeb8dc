import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/shuffle.ts';

export default {
  open: 'Bättre dagar',
  title: 'Bättre dagar för samma rätter',
  lead: 'Vilka rätter som står bredvid varandra avgör vad gästerna tar. Samma rätter läggs på de dagar då en gäst tar minst CO₂e. Var och en behåller sin rad, och kökets regler följs.',
  locked:
    '{count, plural, =0 {Ingen rätt är låst till sin dag.} one {# rätt stannar på sin dag.} other {# rätter stannar på sina dagar.}}',
  guards: 'Får inte bli sämre',
  guard: {
    salt: 'Salt',
    saturatedFat: 'Mättat fett',
  },
  find: 'Sök bättre dagar',
  searching: 'Söker bättre dagar',
  close: 'Stäng',
  leave: 'Låt det vara',
  takeAll: 'Ta alla dagar',
  take: 'Ta den här dagen',
  takeOf: 'Ta {day}',
  unit: 'kg CO₂e per gäst och dag, före och efter',
  range: '(från {low} till {high}).',
  sure: {
    surely_less: 'Säkert mindre.',
    probably_less: 'Troligen mindre.',
    cannot_tell: 'Om det är mindre går inte att säga.',
    probably_more: 'Troligen mer.',
    surely_more: 'Säkert mer.',
  },
  unknown: 'För lite är känt om rätterna för att säga vad det sparar.',
  exact: 'Det finns ingen bättre ordning: alla har prövats.',
  notExact: 'Den bästa som hittades; det kan finnas en bättre.',
  notGuarded: 'inte känt för varje rätt, därför inte kontrollerat',
  fromTo: '{before} g före, {after} g efter',
  nothing: 'Rätterna står redan på de bästa dagarna.',
  day: '{weekday}, vecka {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Ändrar även: {days}',
  unmetTitle: 'Ingen ordning följer alla regler.',
  unmet: 'Lätta på en regel, eller lägg till en rätt som uppfyller den.',
  failed: 'Sökningen slutade med ett fel. Försök igen.',
} satisfies Texts<typeof enGb>;
