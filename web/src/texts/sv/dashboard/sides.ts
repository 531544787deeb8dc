import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/sides.ts';

export default {
  title: 'Jämför',
  lead: 'Välj två sidor. Du ser vad som har ändrats, hur säkert det är och vad skillnaden beror på.',
  side: { a: 'Utgångspunkt', b: 'Jämförs med den' },
  swap: 'Byt plats på sidorna',
  organization: 'Hela organisationen: i år mot förra året',
  perKg: 'Per kg mat',
  kind: { label: 'Typ', months: 'Månader för en restaurang', report: 'En rapport', recipe: 'Ett recept' },
  kitchen: 'Restaurang',
  from: 'Från',
  to: 'Till',
  report: 'Rapport',
  otherReport: 'Rapporten du kom från',
  choose: 'Välj en rapport',
  version: 'Version',
  present: 'Nuvarande version',
  recipe: 'Sök recept',
  span: '{from} till {to}',
  versionOf: '{name} (version från {moment})',
  covers: {
    servings: '{share} av portionerna är medräknade.',
    weight: '{share} av vikten är medräknad.',
    money: '{share} av beloppet är medräknat.',
  },
  tooLittle: 'För lite underlag för en jämförelse.',
  missing: 'Ingen rapport för {months}.',
  atLeast: 'Minst {co2} medräknat hittills',
  ground: {
    today: 'Båda sidorna med livsmedelsdata {version}.',
    published: 'Båda sidorna som de publicerades, med livsmedelsdata {version}.',
    apart: 'Båda sidorna som de publicerades: utgångspunkten med livsmedelsdata {a}, den andra med {b}.',
  },
  withheld: {
    no_figures: 'En av sidorna har ingen färdig rapport: inget kan jämföras än.',
    too_little: 'För lite är medräknat på en av sidorna. Matcha det som saknas där, så kan skillnaden anges.',
    kinds: 'Försäljning, inköp och recept kan inte jämföras med varandra. Välj två sidor av samma slag.',
    databases:
      'I de publicerade värdena bygger sidorna på olika utsläppsdatabaser. Välj dagens livsmedelsdata för att räkna båda lika.',
    not_kept:
      'För en av sidorna är det inte längre sparat vad den består av, så den kan inte räknas om med dagens livsmedelsdata.',
  },
  difference: 'Vad skillnaden beror på',
  noParts: 'För en av sidorna är det inte längre sparat vad den består av: skillnaden kan inte delas upp.',
  file: {
    side: 'Sida',
    what: 'Vad det är',
    range: 'Troligen',
    covers: 'Medräknat',
    name: '{a} – {b}',
    print: 'Skriv ut',
    xlsx: 'Alla värden som tal',
  },
} satisfies Texts<typeof enGb>;
