import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/file.ts';

export default {
  letGo: 'Laat het bestand los om een rapport te beginnen',
  title: 'Rapport uit een bestand',
  lead: 'Wat het bestand bevat, voor welke maand het is en hoe het gelezen wordt. Wijzig wat niet klopt en voeg dan de rijen toe.',
  choose: 'Bestand met verkoop of inkoop',
  hint: 'Excel (.xlsx), ODS of CSV, tot 50.000 rijen en 30 MB.',
  another: 'Ander bestand kiezen',
  kind: 'Het bestand bevat',
  kitchen: 'Restaurant',
  noDates: 'Het bestand bevat geen datum: controleer de maand.',
  columns: 'Gelezen als: {columns}.',
  remembered: 'Gelezen zoals het vorige bestand met deze kolommen: {columns}.',
  from: '{field} uit ‘{column}’',
  column: 'kolom {number, number}',
  changeColumns: 'Kolommen wijzigen',
  lost: 'Deze rijen staan nog in geen rapport. Als u de pagina verlaat, moet u het bestand opnieuw kiezen.',
} satisfies Texts<typeof enGb>;
