import { fireEvent, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { everywhere, type Place } from '../../support/place.ts';
import type { ServedPage } from './served-page.ts';

/**
 * Works as a person would and counts what it costs: a click, a key that acts, a choice, a paste or a file is one; typing in a
 * field is none. `within` fails above the goal.
 */
export class Clicks {
  private readonly done: string[] = [];
  private readonly page: ServedPage;

  constructor(page: ServedPage) {
    this.page = page;
  }

  async press(name: string | RegExp, at: Place = everywhere, role = 'button'): Promise<void> {
    await this.page.press(name, at, role);
    this.done.push(`${role} ${name}`);
  }

  /** The first of several. */
  async pressFirst(name: string | RegExp, role = 'button'): Promise<void> {
    await this.page.pressFirst(name, role);
    this.done.push(`${role} ${name}`);
  }

  async key(keys: string): Promise<void> {
    await this.page.user.keyboard(keys);
    this.done.push(keys);
  }

  /** Text from the clipboard, into whatever has the focus. */
  async paste(text: string): Promise<void> {
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData: transferOf(text) });
    this.done.push('paste');
  }

  /** A file let go over the page. */
  async drop(name: string, type: string, content: string): Promise<void> {
    const dataTransfer = { files: [new File([content], name, { type })], types: ['Files'], items: [{ kind: 'file', type }] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    // A browser lets go only over what takes it.
    await waitFor(() => expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false));
    fireEvent.drop(document.body, { dataTransfer });
    this.done.push('file');
  }

  within(goal: number): void {
    expect(this.done.length, `${this.done.length} of at most ${goal}: ${this.done.join(', ')}`).toBeLessThanOrEqual(goal);
  }
}

function transferOf(text: string) {
  return { getData: (kind: string) => (kind === 'text/plain' ? text : ''), files: [], items: [], types: ['text/plain'] };
}
