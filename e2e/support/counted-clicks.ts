import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Works as a person would and counts what it costs: a click, a key that acts, a choice, a paste or a file is one; typing in a
 * field is none. `within` fails above the goal.
 */
export class Clicks {
  private readonly done: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.done.push('click');
  }

  async key(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
    this.done.push(keys);
  }

  async choose(what: Locator, option: string | { label: string }): Promise<void> {
    await what.selectOption(option);
    this.done.push('choice');
  }

  /** Text from the clipboard, into whatever has the focus. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
    this.done.push('paste');
  }

  /** A file let go over the page. */
  async drop(file: { name: string; type: string; content: string }): Promise<void> {
    await this.page.evaluate(({ name, type, content }) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name, { type }));
      for (const kind of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, file);
    this.done.push('file');
  }

  /** Typing alone: it costs nothing that is counted. */
  async type(what: Locator, text: string): Promise<void> {
    await what.fill(text);
  }

  within(goal: number): void {
    expect(this.done.length, `${this.done.length} of at most ${goal}: ${this.done.join(', ')}`).toBeLessThanOrEqual(goal);
  }
}
