import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Højst {counted} af {all} solgte portioner bliver medregnet ({share}).',
    procurement: 'Højst {counted} af {all} af det indkøbte bliver medregnet ({share}).',
  },
  state: {
    whole: 'Det er nok til en værdi og et bogstav.',
    partial: 'Rapporten får en værdi og et bogstav med andelen ved siden af.',
    too_little:
      'For lidt til et bogstav, en referenceværdi eller en sammenligning: Rapporten viser »mindst … medregnet indtil nu«.',
  },
  first: 'Det vigtigste, der mangler: {names}.',
  more: '{count, plural, one {# navn mere er ikke matchet.} other {# navne mere er ikke matchet.}}',
} satisfies Texts<typeof enGb>;
