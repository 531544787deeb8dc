import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Groot getoonde waarde',
  settingHint:
    'De andere waarde staat ernaast. Niveau, referentiewaarde en ranglijsten rekenen verandering van landgebruik altijd mee; een doel zegt wat het meerekent.',
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
    'Verandering van landgebruik, zoals bos dat akker werd, is in alle waarden inbegrepen, tenzij anders vermeld. Niveaus, referentiewaarde en ranglijsten rekenen het altijd mee; een doel zegt of het dat doet. Waar een bron het niet apart vermeldt, is de waarde zonder niet bekend.',
  parts: {
    title: 'Daarvan naar soort',
    fossil: 'Fossiel en overig',
    biogenic: 'Methaan en ander biogeen',
    landUseChange: 'Verandering van landgebruik',
    unknown: 'Voor dit voedingsmiddel maakt geen bron onderscheid.',
  },
} satisfies Texts<typeof enGb>;
