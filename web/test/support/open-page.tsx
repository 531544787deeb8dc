import type { AnyEndpoint, HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { IntlError } from 'use-intl/core';
import { createApp } from '../../src/app/routes/app.tsx';
import type { Answer } from './answer.ts';
import { findingsInNewDialog, findingsOnNewPage } from './looked-at.ts';
import { everywhere, inside, type Place } from './place.ts';
import { sessionAnswers, signedIn, type Who } from './session.ts';
import { TypedFetch } from './typed-fetch.ts';
import { uploadsOver } from './typed-upload.ts';

interface Opening extends Who {
  /** Nobody is signed in. */
  isStranger?: boolean;
  /** The browser's languages, which count until somebody is signed in. */
  browser?: readonly string[];
  answers?: readonly Answer[];
}

type Name = string | RegExp;

/** The receiver of a page's calls, with the failures that the page may not have shown. */
export interface Network {
  fetch: (address: string, request?: RequestInit) => Promise<Response>;
  faults: string[];
}

let network: Network | null = null;

/** Of texts that are missing or cannot be put together use-intl only says so. */
const { error } = console;
console.error = (...said: unknown[]) => {
  if (said[0] instanceof IntlError) network?.faults.push(said[0].message);
  else error(...said);
};

/** The product as a browser shows it at a path, with a network of typed answers only. */
export function openPage(
  path: string,
  { isStranger = false, browser = ['en-GB'], answers = [], ...who }: Opening = {},
): OpenPage {
  const typed = new TypedFetch();
  typed.give(sessionAnswers(isStranger ? null : signedIn(who)));
  typed.give(answers);
  beginAt(path, typed, browser);
  return new OpenPage(typed);
}

/**
 * A browser's tab at an address, over a network. There is one: a page that stayed open would go to every address after it, and write and ask in
 * the tests of other files.
 */
export function beginAt(path: string, over: Network, browser: readonly string[] = ['en-GB']): void {
  endPage(network?.faults ?? []);
  network = over;
  globalThis.fetch = over.fetch as typeof fetch;
  globalThis.XMLHttpRequest = uploadsOver(over.fetch);
  Object.defineProperty(navigator, 'languages', { value: browser, configurable: true });
  Object.defineProperty(navigator, 'language', { value: browser[0], configurable: true });
  history.replaceState(null, '', path);
}

/** A page and what a person does with it, by role and label. */
export class ActedPage {
  readonly user: UserEvent = userEvent.setup({ delay: null });

  /** `isShown`: at the address that the browser is at; else with the first `goTo`. */
  constructor(isShown = true) {
    if (isShown) show();
  }

  /** Goes to an address as a browser does: nothing of the page before stays but what is stored. */
  goTo(path: string): void {
    window.dispatchEvent(new Event('pagehide'));
    leave();
    history.replaceState(null, '', path);
    show();
  }

  reload(): void {
    this.goTo(location.href);
  }

  /** Once it can be pressed: what is still being saved disables its button for a moment. */
  async press(name: Name, at: Place = everywhere, role = 'button'): Promise<void> {
    const find = async (): Promise<HTMLElement> =>
      waitFor(() => {
        const control = at().getByRole(role, { name });
        demand(!control.matches(':disabled'), `${role} ${name} can be pressed`);
        return control;
      });
    const found = await find();
    const hasLooked = await this.look(found);
    // Meanwhile the page went on.
    await this.user.click(hasLooked ? await find() : found);
  }

  /** Before a control is pressed; true where that took a while. */
  protected async look(_control: Element): Promise<boolean> {
    return false;
  }

  /** Replaces the text of a field. */
  async fill(label: Name, words: string, at: Place = everywhere): Promise<void> {
    const field = await waitFor(() => at().getByLabelText(label));
    await this.user.clear(field);
    if (words !== '') await this.user.type(field, words.replaceAll(/[[{]/g, '$&$&'));
  }

  /** Takes an option by its value or words, once it is there. */
  async choose(label: Name, option: string, at: Place = everywhere): Promise<void> {
    const field = await waitFor(() => {
      const found: HTMLSelectElement = at().getByLabelText(label);
      demand(
        [...found.options].some(({ value, textContent }) => value === option || textContent === option),
        `${label} offers ${option}`,
      );
      return found;
    });
    await this.user.selectOptions(field, option);
  }

  /** Opens the menu of a thing and takes one of its entries. */
  async fromMenu(of: Name, entry: Name, at: Place = everywhere): Promise<void> {
    await this.press(of, at);
    await this.press(entry, everywhere, 'menuitem');
  }

  /** Words that stand somewhere, once they do. */
  async sees(words: Name, at: Place = everywhere): Promise<HTMLElement> {
    return waitFor(() => at().getByText(words));
  }

  async finds(role: string, name?: Name, at: Place = everywhere): Promise<HTMLElement> {
    return waitFor(() => at().getByRole(role, name === undefined ? {} : { name }));
  }

  /** A notice says so, and is closed: notices wait for each other. */
  async announces(message: Name): Promise<void> {
    const notice = inside('group', 'Notice');
    await this.sees(message, notice);
    await this.press('Dismiss notice', notice);
    await waitFor(() => demand(screen.queryByText(message) === null, 'the notice is closed'));
  }

  /** Nothing of the kind is on the page any more. */
  async gone(role: string, name?: Name, at: Place = everywhere): Promise<void> {
    await waitFor(() => demand(at().queryAllByRole(role, name === undefined ? {} : { name }).length === 0, `no ${role} ${name}`));
  }
}

/** A page over typed answers. */
export class OpenPage extends ActedPage {
  private readonly network: TypedFetch;

  constructor(answering: TypedFetch) {
    super();
    this.network = answering;
  }

  /** Axe looks at each kind of dialog once. */
  protected override async look(control: Element): Promise<boolean> {
    const findings = await findingsInNewDialog(control);
    this.network.faults.push(...(findings ?? []));
    return findings !== null;
  }

  /** The inputs of an endpoint so far, read by its schemas. */
  asked<E extends AnyEndpoint>(endpoint: E): HandlerInput<E>[] {
    return this.network.asked(endpoint);
  }

  /** Further answers, which come before those there are. */
  give(...answers: Answer[]): void {
    this.network.give(answers);
  }
}

let root: Root | null = null;

/** As `main.tsx` does it; without React's `act`, so that everything happens when it happens in a browser. */
function show(): void {
  const { App, isHere } = createApp();
  const own = createRoot(document.body.appendChild(document.createElement('div')));
  root = own;
  void isHere.then(() => {
    if (root === own) own.render(<App />);
  });
}

function leave(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

function demand(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

/** Leaves nothing behind for the next test. @throws when a request was not answered, or not by its contract, a text is missing, or axe found something */
export async function closePage(): Promise<void> {
  try {
    // While axe looks the page goes on, and what it asks for then is answered by nobody.
    const faults = [...(network?.faults ?? [])];
    if (network instanceof TypedFetch) faults.push(...((await findingsOnNewPage()) ?? []));
    endPage(faults);
  } finally {
    localStorage.clear();
    sessionStorage.clear();
  }
}

function endPage(faults: readonly string[]): void {
  leave();
  network = null;
  demand(faults.length === 0, faults.join('\n'));
}
