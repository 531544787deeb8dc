import type { CommodityClass } from '../invoice/invoice.ts';
import type { MaybeElement } from './xml-element.ts';

/** The class that an element holds, with the list that it is of; none where one of them is missing. */
export function classOf(element: MaybeElement): CommodityClass[] {
  const [list = '', code = ''] = [element?.attributes.get('listID')?.trim(), element?.text];
  return list === '' || code === '' ? [] : [{ list, code }];
}
