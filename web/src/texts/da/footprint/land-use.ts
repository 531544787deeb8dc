import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Værdi, der vises stort',
  settingHint:
    'Den anden værdi står ved siden af. Niveau, referenceværdi og ranglister inkluderer altid ændret arealanvendelse; et mål angiver, hvad det regner med.',
  choice: { with_land_use_change: 'Med ændret arealanvendelse', without_land_use_change: 'Uden ændret arealanvendelse' },
  with: 'med ændret arealanvendelse: {value}',
  without: 'uden ændret arealanvendelse: {value}',
  unknown: 'uden ændret arealanvendelse: ukendt for nogle ingredienser',
  binds: 'Arealerne bag nogle af fødevarerne binder mere kulstof end før. Det sænker værdien med ændret arealanvendelse.',
  level: 'Niveauet inkluderer ændret arealanvendelse.',
  column: 'Gram CO₂e uden ændret arealanvendelse',
  columnKg: 'kg CO₂e uden ændret arealanvendelse',
  columnAverage: 'Gennemsnit uden ændret arealanvendelse, kg CO₂e',
  method:
    'Ændret arealanvendelse, for eksempel skov ryddet til marker, indgår i alle værdier, medmindre andet er angivet. Niveauer, referenceværdi og ranglister inkluderer den altid; et mål angiver, om det gør det. Hvor en kilde ikke skiller den ud, er værdien uden den ukendt.',
  parts: {
    title: 'Fordelt på type af udledning',
    fossil: 'Fossilt og andet',
    biogenic: 'Metan og andet biogent',
    landUseChange: 'Ændret arealanvendelse',
    unknown: 'For denne fødevare skiller ingen kilde dem ad.',
  },
} satisfies Texts<typeof enGb>;
