import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/targets/actions.ts';

export default {
  ...enGb,
  judged: {
    ...enGb.judged,
    lead: 'Choose a month in which something changed: a label, a dish, a recipe, an action. The values since then are compared with those before, minus the change in the organization’s other kitchens in the same months. A trend that was already there is not counted as an effect.',
  },
  lead: 'From the dishes sold in the latest months ({months}, {share} of their CO₂e), with today’s recipes. Check what you would do: combined effects are calculated for one year, so nothing counts twice.',
  excluded: {
    ...enGb.excluded,
    same_line: 'No longer checked: {name}. Both change the same ingredient.',
    nothing_more: 'No longer checked: {name}. The two together save no more than one of them.',
  },
} satisfies Texts<typeof enGb>;
