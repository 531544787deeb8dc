import { fireEvent, waitFor } from '@testing-library/dom';
import { everywhere, type Place } from '../../support/place.ts';
import type { ServedPage } from './served-page.ts';

/**
 * Seconds of a person's actions.
 * @source Card, Moran and Newell (1980), The Keystroke-Level Model: a key of an average typist who is no secretary, pointing with a press,
 * the hand from the keys to the mouse, and thinking before each step.
 */
const SECONDS = { key: 0.28, point: 1.1, hand: 0.4, think: 1.35 } as const;

/** Acts as a person does, and adds up how long a person would take: what the machine takes is not in it. */
export class PacedHands {
  readonly page: ServedPage;
  private seconds = 0;
  private actions = 0;
  private isAtKeys = false;

  constructor(page: ServedPage) {
    this.page = page;
  }

  /** Presses what has a role and a name. */
  async press(name: string | RegExp, role = 'button', at: Place = everywhere): Promise<void> {
    await this.page.press(name, at, role);
    this.pressed();
  }

  /** The first of several. */
  async pressFirst(name: string | RegExp, role = 'button'): Promise<void> {
    await this.page.pressFirst(name, role);
    this.pressed();
  }

  /** Replaces the text of a field. */
  async write(field: string, text: string): Promise<void> {
    this.pressed();
    await this.page.fill(field, text);
    this.took(text.length * SECONDS.key, true);
  }

  /** Takes one of the choices of a field. */
  async choose(field: string, option: string): Promise<void> {
    await this.page.choose(field, option);
    this.pressed();
  }

  /** Writes where the focus is: the first letter opens a field, which the others come into at once. */
  async type(text: string): Promise<void> {
    await this.page.user.keyboard(text.slice(0, 1));
    const field = await waitFor(() => {
      const focused = document.activeElement as HTMLInputElement;
      if (focused.value !== text.slice(0, 1)) throw new Error('no field was opened');
      return focused;
    });
    fireEvent.input(field, { target: { value: text } });
    this.took(text.length * SECONDS.key, true);
  }

  /** A key of a step that was thought of already. */
  async key(key: string): Promise<void> {
    await this.page.user.keyboard(key);
    this.seconds += SECONDS.key;
    this.actions += 1;
  }

  /** Something is read before the work goes on. */
  read(): void {
    this.seconds += SECONDS.think;
  }

  within({ minutes, actions }: { minutes: number; actions: number }): void {
    const took = { minutes: Number((this.seconds / 60).toFixed(1)), actions: this.actions };
    if (took.minutes >= minutes || took.actions > actions)
      throw new Error(`${took.minutes} minutes, ${took.actions} actions: more than ${minutes} and ${actions}`);
  }

  private pressed(): void {
    this.took(SECONDS.point, false);
  }

  private took(seconds: number, isAtKeys: boolean): void {
    this.seconds += SECONDS.think + seconds + (isAtKeys === this.isAtKeys ? 0 : SECONDS.hand);
    this.isAtKeys = isAtKeys;
    this.actions += 1;
  }
}
