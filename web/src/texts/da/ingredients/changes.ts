import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/changes.ts';

export default {
  lead: 'Værdier ændres, når kilder kommer til eller rettes. Færdige rapporter beholder den version, de blev lavet med, indtil nogen vælger at genberegne dem.',
  release: 'Version {to} sammenlignet med {from}',
  moved: 'De {shown, number} største ændringer blandt {moved, number} fødevarer, hvis værdi er ændret med mere end 5 %:',
  all: 'Fødevarer, hvis værdi er ændret med mere end 5 %:',
  none: 'Ingen værdi er ændret med mere end 5 %.',
  unit: 'kg CO₂e pr. kg, før oprindelse og transport til køkkenets land, hver fødevare i sin mest almindelige form',
  counts:
    'Nyt: {foods, plural, one {# fødevare} other {# fødevarer}}, {states, plural, one {# form} other {# former}}. Fjernet: {gone, plural, one {# form} other {# former}}. Datakvalitet: bedre for {better, plural, one {# form} other {# former}}, lavere for {worse, plural, one {# form} other {# former}}.',
  food: 'Fødevare',
  before: 'Før',
  after: 'Efter',
  change: 'Ændring',
  why: 'Hvorfor',
  places: 'Kun ændret på grund af oprindelse og transport',
  placesUnit: 'kg CO₂e pr. kg i køkkenet; værdien før oprindelse og transport er uændret',
  parts: 'Kun værdien uden ændret arealanvendelse er ændret',
  partsUnit: 'kg CO₂e pr. kg uden ændret arealanvendelse; totalen er uændret',
  unknown: 'ukendt',
  reason: {
    weighed: 'Vægtet gennemsnit af kilderne: {sources}',
    kin: 'Justeret som lignende fødevarer, hvis kilder er vægtet: × {ratio}',
    bone: 'Købes med ben eller skal, kun kødet tæller: × {ratio}',
    reviewed: 'Rettet ved den faglige gennemgang',
    moves: '{what}: {before} → {after}',
  },
} satisfies Texts<typeof enGb>;
