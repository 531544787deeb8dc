import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/file.ts';

export default {
  letGo: 'Slipp filen for å starte en rapport',
  title: 'Rapport fra en fil',
  lead: 'Hva filen inneholder, hvilken måned den gjelder og hvordan den leses. Endre det som er feil, og legg deretter til radene.',
  choose: 'Fil med salg eller innkjøp',
  hint: 'Excel (.xlsx), ODS eller CSV, inntil 50 000 rader og 30 MB.',
  another: 'Velg en annen fil',
  kind: 'Filen inneholder',
  kitchen: 'Restaurant',
  noDates: 'Filen har ingen datoer: Kontroller måneden.',
  columns: 'Leses som: {columns}.',
  remembered: 'Leses som forrige fil med de samme kolonnene: {columns}.',
  from: '{field} fra «{column}»',
  column: 'kolonne {number, number}',
  changeColumns: 'Endre kolonner',
  lost: 'Radene står ikke i noen rapport ennå. Forlater du siden, må du velge filen på nytt.',
} satisfies Texts<typeof enGb>;
