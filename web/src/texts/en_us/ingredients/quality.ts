import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/ingredients/quality.ts';

export default {
  ...enGb,
  intervals:
    'In parentheses: the 95% confidence interval for a set of this size. All sets on this page were labeled before the programs were improved, and are never used to improve them.',
  reading: {
    ...enGb.reading,
    lead: 'Lines of recipes, labeled by people: is the amount right with its unit, and the name of the food as well?',
  },
  pasting: {
    ...enGb.pasting,
    lead: 'Recipes as blogs, emails and forms lay them out, written by someone who did not know how they would be read.',
  },
  weak: {
    ...enGb.weak,
    names:
      'Brand names and cuts on suppliers’ lists are recognized less often than plain names. Anything uncertain is left for a person to check.',
    sets: 'The labeled sets are small and were written by a few people. On an unfamiliar list, results will be worse than these suggest.',
  },
  licences: { ...enGb.licences, title: 'Sources and licenses', lead: 'Every source with its license and boundary:' },
  correction: { ...enGb.correction, email: 'Your email address', emailWrong: 'Enter a complete email address.' },
} satisfies Texts<typeof enGb>;
