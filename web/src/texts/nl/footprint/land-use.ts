import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Groot weergegeven waarde',
  settingHint:
    'De andere waarde staat ernaast. Niveau, referentiewaarde en ranglijsten rekenen verandering van landgebruik altijd mee; bij een doel staat het vermeld.',
  choice: {
    with_land_use_change: 'Met verandering van landgebruik',
    without_land_use_change: 'Zonder verandering van landgebruik',
  },
  with: 'met verandering van landgebruik: {value}',
  without: 'zonder verandering van landgebruik: {value}',
  unknown: 'zonder verandering van landgebruik: niet voor elk ingrediënt bekend',
  binds:
    'De grond achter sommige van deze voedingsmiddelen legt meer koolstof vast dan vroeger. Dat verlaagt de waarde met verandering van landgebruik.',
  level: 'Het niveau rekent verandering van landgebruik mee.',
  column: 'Gram CO₂e zonder verandering van landgebruik',
  columnKg: 'kg CO₂e zonder verandering van landgebruik',
  columnAverage: 'Gemiddelde zonder verandering van landgebruik, kg CO₂e',
  method:
    'Verandering van landgebruik, zoals bos dat akker werd, is in alle waarden inbegrepen, tenzij anders vermeld. Niveaus, referentiewaarde en ranglijsten rekenen die altijd mee; bij een doel staat het vermeld. Waar een bron die niet apart vermeldt, is de waarde zonder niet bekend.',
  parts: {
    title: 'Daarvan per soort',
    fossil: 'Fossiele en overige uitstoot',
    biogenic: 'Methaan en andere biogene uitstoot',
    landUseChange: 'Verandering van landgebruik',
    unknown: 'Voor dit voedingsmiddel vermeldt geen bron dit apart.',
  },
} satisfies Texts<typeof enGb>;
