import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/file.ts';

export default {
  letGo: 'Slip filen for at starte en rapport',
  title: 'Rapport fra en fil',
  lead: 'Hvad filen indeholder, hvilken måned den gælder, og hvordan den læses. Ret det, der er forkert, og tilføj så rækkerne.',
  choose: 'Fil med salg eller indkøb',
  hint: 'Excel (.xlsx), ODS eller CSV, op til 50.000 rækker og 30 MB.',
  another: 'Vælg en anden fil',
  kind: 'Filen indeholder',
  kitchen: 'Restaurant',
  noDates: 'Filen har ingen datoer: Kontrollér måneden.',
  columns: 'Læses som: {columns}.',
  remembered: 'Læses som den seneste fil med de samme kolonner: {columns}.',
  from: '{field} fra »{column}«',
  column: 'kolonne {number, number}',
  changeColumns: 'Ret kolonner',
  lost: 'Rækkerne står ikke i nogen rapport endnu. Forlader du siden, skal du vælge filen igen.',
} satisfies Texts<typeof enGb>;
