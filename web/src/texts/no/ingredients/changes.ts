import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/changes.ts';

export default {
  lead: 'Verdier endres når kilder kommer til eller rettes. Ferdige rapporter beholder versjonen de ble laget med, til noen velger å regne dem om.',
  release: 'Versjon {to} sammenlignet med {from}',
  moved: 'De {shown, number} største endringene blant {moved, number} matvarer der verdien endret seg med mer enn 5 %:',
  all: 'Matvarer der verdien endret seg med mer enn 5 %:',
  none: 'Ingen verdi endret seg med mer enn 5 %.',
  unit: 'kg CO₂e per kg, før opprinnelse og transport til kjøkkenets land, hver matvare i sin vanligste form',
  counts:
    'Nytt: {foods, plural, one {# matvare} other {# matvarer}}, {states, plural, one {# form} other {# former}}. Fjernet: {gone, plural, one {# form} other {# former}}. Datakvalitet: bedre for {better, plural, one {# form} other {# former}}, lavere for {worse, plural, one {# form} other {# former}}.',
  food: 'Matvare',
  before: 'Før',
  after: 'Etter',
  change: 'Endring',
  why: 'Hvorfor',
  places: 'Endret bare på grunn av opprinnelse og transport',
  placesUnit: 'kg CO₂e per kg i kjøkkenet; verdien før opprinnelse og transport er uendret',
  parts: 'Bare verdien uten arealbruksendring er endret',
  partsUnit: 'kg CO₂e per kg uten arealbruksendring; totalen er uendret',
  unknown: 'ukjent',
  reason: {
    weighed: 'Vektet gjennomsnitt av kildene: {sources}',
    kin: 'Justert som lignende matvarer, der kildene er vektet: × {ratio}',
    bone: 'Kjøpes med bein eller skall, bare kjøttet teller: × {ratio}',
    reviewed: 'Rettet i den faglige gjennomgangen',
    moves: '{what}: {before} → {after}',
  },
} satisfies Texts<typeof enGb>;
