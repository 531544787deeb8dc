import { inject } from 'vitest';
import type { ServedProduct } from '../../../../server/test/served/served-product.ts';
import { beginAt } from '../../support/open-page.tsx';
import { ServedFetch } from './served-fetch.ts';
import { ServedPage } from './served-page.ts';

/** A page of somebody without a session; with no path there is none until `goTo`. */
export function enterStrange(path?: string, browser?: readonly string[]): ServedPage {
  const { address }: ServedProduct = inject('product');
  const network = new ServedFetch(address, null);
  beginAt(path ?? '/', network, browser);
  return new ServedPage(network, path !== undefined);
}
