import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Värde som visas stort',
  settingHint:
    'Det andra värdet står bredvid. Nivå, jämförelsevärde och rankningar inkluderar alltid förändrad markanvändning; ett mål anger vad det räknar med.',
  choice: { with_land_use_change: 'Med förändrad markanvändning', without_land_use_change: 'Utan förändrad markanvändning' },
  with: 'med förändrad markanvändning: {value}',
  without: 'utan förändrad markanvändning: {value}',
  unknown: 'utan förändrad markanvändning: inte känt för alla ingredienser',
  binds: 'Marken bakom några av livsmedlen binder mer kol än förut. Det sänker värdet med förändrad markanvändning.',
  level: 'I nivån ingår förändrad markanvändning.',
  column: 'Gram CO₂e utan förändrad markanvändning',
  columnKg: 'kg CO₂e utan förändrad markanvändning',
  columnAverage: 'Genomsnitt utan förändrad markanvändning, kg CO₂e',
  method:
    'Förändrad markanvändning, till exempel skog som blivit åker, ingår i alla värden om inget annat anges. Nivåer, jämförelsevärde och rankningar inkluderar den alltid; ett mål anger om det gör det. Där en källa inte särredovisar den är värdet utan den inte känt.',
  parts: {
    title: 'Fördelat på typ av utsläpp',
    fossil: 'Fossilt och övrigt',
    biogenic: 'Metan och annat biogent',
    landUseChange: 'Förändrad markanvändning',
    unknown: 'För det här livsmedlet skiljer ingen källa dem åt.',
  },
} satisfies Texts<typeof enGb>;
