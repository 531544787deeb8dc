import { fireEvent, waitFor } from '@testing-library/dom';
import { inject, test as alone } from 'vitest';
import { DEMO_KITCHEN, newcomer, newKitchen, openPool, type Place, type Who } from '../../../../server/test/served/newcomer.ts';
import type { ServedProduct } from '../../../../server/test/served/served-product.ts';
import { ActedPage, beginAt } from '../../support/open-page.tsx';
import { everywhere, type Place as Part } from '../../support/place.ts';
import { type Sent, ServedFetch } from './served-fetch.ts';

/** A restaurant to act in. */
export interface Kitchen extends Place {
  /** Opens a page there as a newcomer with a session, a chef unless another role is named. */
  enter: (path: string, who?: Who) => Promise<ServedPage>;
  /** The same without a page, for what is made before one is opened with `goTo`. */
  signIn: (who?: Who) => Promise<ServedPage>;
}

/** A page over the product as it runs. */
export class ServedPage extends ActedPage {
  readonly network: ServedFetch;

  constructor(network: ServedFetch, isShown = true) {
    super(isShown);
    this.network = network;
  }

  /** Puts a text into a field in one go, as from the clipboard. */
  async put(label: string | RegExp, text: string, at: Part = everywhere): Promise<void> {
    const field = await waitFor(() => at().getByLabelText(label));
    await this.user.click(field);
    fireEvent.input(field, { target: { value: text } });
  }

  /** The first of several that are called so. */
  async pressFirst(name: string | RegExp, role = 'button', at: Part = everywhere): Promise<void> {
    await this.user.click(await waitFor(() => demanded(at().getAllByRole(role, { name })[0])));
  }

  /** A field says so, or begins to. */
  async shows(label: string | RegExp, value: string | RegExp, at: Part = everywhere): Promise<void> {
    await waitFor(() => {
      const field = demanded(at().getAllByLabelText(label)[0]) as HTMLInputElement;
      const isSo = value instanceof RegExp ? value.test(field.value) : field.value === value;
      if (!isSo) throw new Error(`${label} says ${field.value} in the place of ${value}`);
    });
  }

  /** Gives a file to the one field of the page that takes files. */
  async chooseFile(name: string, content: string | Uint8Array, type = 'text/csv'): Promise<void> {
    const field = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('nothing takes a file');
      return found;
    });
    await this.user.upload(field, new File([content as BlobPart], name, { type }));
  }

  /** The pressed control is gone, and the page has given the focus to the one in its place. */
  async isFocused(): Promise<void> {
    await waitFor(() => {
      if (document.activeElement === document.body) throw new Error('nothing has the focus');
    });
  }

  /** The page says so, in one element or in several that stand in a row. */
  async says(words: string | RegExp): Promise<void> {
    await waitFor(() => {
      const text = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
      const isSaid = words instanceof RegExp ? words.test(text) : text.includes(words);
      if (!isSaid) throw new Error(`the page does not say ${words}`);
    });
  }

  /** Words that stand anywhere, at least once. */
  async reads(words: string | RegExp, at: Part = everywhere): Promise<void> {
    await waitFor(() => at().getAllByText(words));
  }

  /** Asks the product beside the page, with its session. */
  async ask<Reply>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const reply = await this.network.fetch(path, { method, ...sent });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} was answered with ${reply.status}: ${text}`);
    return JSON.parse(text) as Reply;
  }

  /** The page's requests to addresses that end so. */
  sentTo(method: string, ending: string): Sent[] {
    return this.network.sent.filter((each) => each.method === method && each.path.split('?')[0]?.endsWith(ending));
  }
}

function demanded<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('there is none');
  return found;
}

type Pool = ReturnType<typeof openPool>;

let pool: Pool | null = null;

const product = (): ServedProduct => inject('product');

function database(): Pool {
  pool ??= openPool(product().database);
  return pool;
}

function kitchenAt(place: Place): Kitchen {
  const networkOf = async (who: Who = {}) => new ServedFetch(product().address, await newcomer(database(), place, who));
  return {
    ...place,
    enter: async (path, who) => {
      const network = await networkOf(who);
      beginAt(path, network);
      return new ServedPage(network);
    },
    signIn: async (who) => {
      const network = await networkOf(who);
      beginAt('/', network);
      return new ServedPage(network, false);
    },
  };
}

/**
 * What a browser journey proves without being one: the pages in a DOM that lays nothing out, over the product as it runs. Each
 * works in a `kitchen` that is nobody else's, or, where it only reads, among the demo's dishes (`demo`).
 */
export const test = alone.extend<{ database: Pool; kitchen: Kitchen; demo: Kitchen }>({
  // eslint-disable-next-line no-empty-pattern
  database: async ({}, use) => use(database()),
  kitchen: async ({ database: own }, use) => use(kitchenAt(await newKitchen(own))),
  // eslint-disable-next-line no-empty-pattern
  demo: async ({}, use) => use(kitchenAt(DEMO_KITCHEN)),
});
