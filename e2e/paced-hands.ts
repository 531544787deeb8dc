import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Seconds of a person's actions.
 * @source Card, Moran and Newell (1980), The Keystroke-Level Model: a key of an average typist who is no secretary, pointing with a press,
 * the hand from the keys to the mouse, and thinking before each step.
 */
const SECONDS = { key: 0.28, point: 1.1, hand: 0.4, think: 1.35 } as const;

/** Acts as a person does, and adds up how long a person would take: what the machine takes is not in it. */
export class PacedHands {
  readonly page: Page;
  private seconds = 0;
  private actions = 0;
  private isAtKeys = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses what is seen. */
  async press(what: Locator): Promise<void> {
    await what.click();
    this.took(SECONDS.point, false);
  }

  /** Writes into a field in the place of what is there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
    this.took(text.length * SECONDS.key, true);
  }

  /** Writes where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.took(text.length * SECONDS.key, true);
  }

  /** A key of a step that was thought of already. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.seconds += SECONDS.key;
    this.actions += 1;
  }

  /** Something is read before the work goes on. */
  read(): void {
    this.seconds += SECONDS.think;
  }

  within({ minutes, actions }: { minutes: number; actions: number }): void {
    const took = `${(this.seconds / 60).toFixed(1)} minutes, ${this.actions} actions`;
    expect(this.seconds / 60, took).toBeLessThan(minutes);
    expect(this.actions, took).toBeLessThanOrEqual(actions);
    if (process.env['SHOTS'] !== undefined) console.log(took);
  }

  private took(seconds: number, isAtKeys: boolean): void {
    this.seconds += SECONDS.think + seconds + (isAtKeys === this.isAtKeys ? 0 : SECONDS.hand);
    this.isAtKeys = isAtKeys;
    this.actions += 1;
  }
}
