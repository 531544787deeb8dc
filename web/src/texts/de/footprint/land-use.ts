import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Groß angezeigter Wert',
  settingHint:
    'Der andere Wert steht daneben. Stufe, Vergleichswert und Ranglisten rechnen die Landnutzungsänderung immer ein; bei einem Ziel ist es angegeben.',
  choice: { with_land_use_change: 'Mit Landnutzungsänderung', without_land_use_change: 'Ohne Landnutzungsänderung' },
  with: 'mit Landnutzungsänderung: {value}',
  without: 'ohne Landnutzungsänderung: {value}',
  unknown: 'ohne Landnutzungsänderung: nicht für alle Zutaten bekannt',
  binds:
    'Der Boden hinter einigen dieser Lebensmittel bindet mehr Kohlenstoff als früher. Das senkt den Wert mit Landnutzungsänderung.',
  level: 'Die Stufe schließt die Landnutzungsänderung ein.',
  column: 'Gramm CO₂e ohne Landnutzungsänderung',
  columnKg: 'kg CO₂e ohne Landnutzungsänderung',
  columnAverage: 'Durchschnitt ohne Landnutzungsänderung, kg CO₂e',
  method:
    'Landnutzungsänderung, etwa Wald, der zu Acker wurde, ist in allen Werten enthalten, sofern nichts anderes angegeben ist. Stufen, Vergleichswert und Ranglisten schließen sie immer ein; bei einem Ziel ist es angegeben. Wo eine Quelle sie nicht getrennt ausweist, ist der Wert ohne sie nicht bekannt.',
  parts: {
    title: 'Davon nach Art',
    fossil: 'Fossile und übrige Emissionen',
    biogenic: 'Methan und übrige biogene Emissionen',
    landUseChange: 'Landnutzungsänderung',
    unknown: 'Für dieses Lebensmittel weist keine Quelle das getrennt aus.',
  },
} satisfies Texts<typeof enGb>;
