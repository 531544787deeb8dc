import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Værdi i stort format',
  settingHint:
    'Den anden værdi står ved siden af. Niveau, referenceværdi, ranglister og mål regner altid med ændret arealanvendelse.',
  choice: { with_land_use_change: 'Med ændret arealanvendelse', without_land_use_change: 'Uden ændret arealanvendelse' },
  with: 'med ændret arealanvendelse: {value}',
  without: 'uden ændret arealanvendelse: {value}',
  unknown: 'uden ændret arealanvendelse: ikke kendt for alle ingredienser',
  level: 'Niveauet inkluderer ændret arealanvendelse.',
  parts: {
    title: 'Fordelt på slags',
    fossil: 'Fossilt og andet',
    biogenic: 'Metan og andet biogent',
    landUseChange: 'Ændret arealanvendelse',
    unknown: 'For denne fødevare skiller ingen kilde dem ad.',
  },
} satisfies Texts<typeof enGb>;
