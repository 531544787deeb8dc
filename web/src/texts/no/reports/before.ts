import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Høyst {counted} av {all} solgte porsjoner blir regnet med ({share}).',
    procurement: 'Høyst {counted} av {all} av det innkjøpte blir regnet med ({share}).',
  },
  state: {
    whole: 'Det er nok for en verdi og en bokstav.',
    partial: 'Rapporten får en verdi og en bokstav, med andelen ved siden av.',
    too_little:
      'For lite for en bokstav, en referanseverdi eller en sammenligning: Rapporten viser «minst … regnet med så langt».',
  },
  first: 'Det viktigste som mangler: {names}.',
  more: '{count, plural, one {# navn til er ikke koblet.} other {# navn til er ikke koblet.}}',
} satisfies Texts<typeof enGb>;
