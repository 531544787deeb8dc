import { screen, within } from '@testing-library/dom';

/** Where something is looked for. Looked up anew each time: what a page draws anew stays the same place. */
export type Place = () => ReturnType<typeof within>;

export const everywhere: Place = () => screen;

type Name = string | RegExp;

/** The one part of the page with a role, by its name where there are several. */
export function inside(role: string, name?: Name, at: Place = everywhere): Place {
  return () => within(at().getByRole(role, name === undefined ? {} : { name }));
}

/** Only what counts for a reader of the screen: whatever is between the words, their texts in a row. */
export function textsOf(role: string, at: Place = everywhere): (string | null)[] {
  return at()
    .queryAllByRole(role)
    .map((each: HTMLElement) => each.textContent);
}

/** The head of the page, beside its title: an empty list below repeats the head's first action. */
export const inTheHead: Place = () => {
  const head = document.querySelector<HTMLElement>('main header');
  return head ? within(head) : screen;
};
