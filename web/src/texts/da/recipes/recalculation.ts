import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/recalculation.ts';

export default {
  title: 'Nye fødevaredata',
  lead: 'Når fødevaredataene forbedres, genberegnes alle opskrifter. Her ser du, hvad der blev ændret.',
  waiting:
    'Genberegnes med fødevaredata {version}: {waiting, plural, one {# af {count, number} opskrifter mangler.} other {# af {count, number} opskrifter mangler.}}',
  done: '{count, plural, one {Opskriften er genberegnet med fødevaredata {version}.} other {Alle # opskrifter er genberegnet med fødevaredata {version}.}}',
  noneTitle: 'Intet er ændret',
  none: 'Intet aftryk er ændret, siden opskrifterne blev gemt.',
  recipe: 'Opskrift',
  before: 'Før',
  after: 'Efter',
  change: 'Ændring',
  open: 'Ændringer med nye fødevaredata',
} satisfies Texts<typeof enGb>;
