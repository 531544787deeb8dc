import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Verdi som vises stort',
  settingHint:
    'Den andre verdien står ved siden av. Nivå, referanseverdi og rangeringer inkluderer alltid arealbruksendring; et mål angir hva det regner med.',
  choice: { with_land_use_change: 'Med arealbruksendring', without_land_use_change: 'Uten arealbruksendring' },
  with: 'med arealbruksendring: {value}',
  without: 'uten arealbruksendring: {value}',
  unknown: 'uten arealbruksendring: ikke kjent for alle ingrediensene',
  binds: 'Arealene bak noen av matvarene binder mer karbon enn før. Det senker verdien med arealbruksendring.',
  level: 'Nivået inkluderer arealbruksendring.',
  column: 'Gram CO₂e uten arealbruksendring',
  columnKg: 'kg CO₂e uten arealbruksendring',
  columnAverage: 'Gjennomsnitt uten arealbruksendring, kg CO₂e',
  method:
    'Arealbruksendring, for eksempel skog som er ryddet til åker, inngår i alle verdier der ikke annet er oppgitt. Nivåer, referanseverdi og rangeringer inkluderer den alltid; et mål angir om det gjør det. Der en kilde ikke skiller den ut, er verdien uten den ukjent.',
  parts: {
    title: 'Fordelt på type utslipp',
    fossil: 'Fossilt og annet',
    biogenic: 'Metan og annet biogent',
    landUseChange: 'Arealbruksendring',
    unknown: 'For denne matvaren skiller ingen kilde dem fra hverandre.',
  },
} satisfies Texts<typeof enGb>;
