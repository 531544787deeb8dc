import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/file.ts';

export default {
  letGo: 'Släpp filen för att påbörja en rapport',
  title: 'Rapport från en fil',
  lead: 'Vad filen innehåller, vilken månad den gäller och hur den läses. Ändra det som är fel och lägg sedan till raderna.',
  choose: 'Fil med försäljning eller inköp',
  hint: 'Excel (.xlsx), ODS eller CSV, upp till 50 000 rader och 30 MB.',
  another: 'Välj en annan fil',
  kind: 'Filen innehåller',
  kitchen: 'Restaurang',
  noDates: 'Filen saknar datum: kontrollera månaden.',
  columns: 'Läses som: {columns}.',
  remembered: 'Läses som förra filen med samma kolumner: {columns}.',
  from: '{field} från ”{column}”',
  column: 'kolumn {number, number}',
  changeColumns: 'Ändra kolumner',
  lost: 'Raderna finns inte i någon rapport än. Om du lämnar sidan får du välja filen igen.',
} satisfies Texts<typeof enGb>;
