import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/purchases/balance.ts';

export default {
  ...enGb,
  lead: 'What you bought, compared with what the dishes you sold used. The difference is inventory, staff meals, waste, a recipe that is wrong, or food that never went through the register.',
  fromStock: 'From inventory',
  reason: { ...enGb.reason, stock: 'Inventory', not_through_till: 'Not through the register' },
  opening: 'In inventory at the beginning',
  closing: 'In inventory at the end',
  stockHint: 'Leave empty if inventory was not counted',
} satisfies Texts<typeof enGb>;
