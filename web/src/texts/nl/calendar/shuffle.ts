import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/shuffle.ts';

export default {
  open: 'Betere dagen',
  title: 'Betere dagen voor dezelfde gerechten',
  lead: 'Welke gerechten naast elkaar staan, bepaalt wat gasten nemen. Dezelfde gerechten komen op de dagen waarop een gast de minste CO₂e neemt. Elk houdt zijn menulijn, en de regels van de keuken gelden.',
  locked:
    '{count, plural, =0 {Geen gerecht staat vast op zijn dag.} one {# gerecht blijft op zijn dag.} other {# gerechten blijven op hun dagen.}}',
  guards: 'Mag niet slechter worden',
  guard: {
    salt: 'Zout',
    saturatedFat: 'Verzadigd vet',
  },
  find: 'Betere dagen zoeken',
  searching: 'Betere dagen worden gezocht',
  close: 'Sluiten',
  leave: 'Zo laten',
  takeAll: 'Alle dagen overnemen',
  take: 'Deze dag overnemen',
  takeOf: '{day} overnemen',
  unit: 'kg CO₂e per gast en dag, voor en na',
  range: '(van {low} tot {high}).',
  sure: {
    surely_less: 'Zeker minder.',
    probably_less: 'Waarschijnlijk minder.',
    cannot_tell: 'Of het minder is, valt niet te zeggen.',
    probably_more: 'Waarschijnlijk meer.',
    surely_more: 'Zeker meer.',
  },
  unknown: 'Er is te weinig over de gerechten bekend om te zeggen wat het bespaart.',
  exact: 'Er is geen betere volgorde: alle zijn bekeken.',
  notExact: 'De beste die is gevonden; er kan een betere zijn.',
  notGuarded: 'niet van elk gerecht bekend, dus niet bewaakt',
  fromTo: '{before} g voor, {after} g na',
  nothing: 'De gerechten staan al op de beste dagen.',
  day: '{weekday}, week {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Wijzigt ook: {days}',
  unmetTitle: 'Geen volgorde houdt alle regels.',
  unmet: 'Versoepel een regel, of voeg een gerecht toe dat eraan voldoet.',
  failed: 'Het zoeken eindigde met een fout. Probeer het opnieuw.',
} satisfies Texts<typeof enGb>;
