import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/file.ts';

export default {
  letGo: 'Datei loslassen, um einen Bericht zu beginnen',
  title: 'Bericht aus einer Datei',
  lead: 'Was die Datei enthält, für welchen Monat sie gilt und wie sie gelesen wird. Ändern Sie, was falsch ist, und fügen Sie dann die Zeilen hinzu.',
  choose: 'Datei mit Verkäufen oder Einkäufen',
  hint: 'Excel (.xlsx), ODS oder CSV, bis zu 50.000 Zeilen und 30 MB.',
  another: 'Andere Datei wählen',
  kind: 'Die Datei enthält',
  kitchen: 'Restaurant',
  noDates: 'Die Datei nennt kein Datum: Bitte prüfen Sie den Monat.',
  columns: 'Gelesen als: {columns}.',
  remembered: 'Gelesen wie die letzte Datei mit diesen Spalten: {columns}.',
  from: '{field} aus „{column}“',
  column: 'Spalte {number, number}',
  changeColumns: 'Spalten ändern',
  lost: 'Diese Zeilen stehen noch in keinem Bericht. Wenn Sie die Seite verlassen, müssen Sie die Datei erneut wählen.',
} satisfies Texts<typeof enGb>;
