/** An element of an XML document, by its local name: e-invoices choose prefixes as they like. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** The text inside it, its children's not counted, without spaces around it. */
  text: string;
}

export type MaybeElement = XmlElement | undefined;

/** The first element at the end of a path of names; where a name may be one of several, in the order given. */
export function at(element: MaybeElement, ...path: readonly (string | readonly string[])[]): MaybeElement {
  let found = element;
  for (const step of path) {
    const names = typeof step === 'string' ? [step] : step;
    const { children = [] }: Partial<XmlElement> = found ?? {};
    found = names.map((name) => children.find((child) => child.name === name)).find((child) => child !== undefined);
    if (!found) return undefined;
  }
  return found;
}

export function allAt(element: MaybeElement, ...names: readonly string[]): XmlElement[] {
  return (element?.children ?? []).filter(({ name }) => names.includes(name));
}

/** Null for no element, and for one without a text. */
export function textAt(element: MaybeElement, ...path: readonly (string | readonly string[])[]): string | null {
  return at(element, ...path)?.text || null;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,2})?$/u;

/** A number of XML Schema; null where there is none or it is no finite number. */
export function numberAt(element: MaybeElement, ...path: readonly (string | readonly string[])[]): number | null {
  const text = textAt(element, ...path);
  return text !== null && NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** Spaces and breaks inside a name are one space: documents are indented as their makers like. */
export function wordsAt(element: MaybeElement, ...path: readonly (string | readonly string[])[]): string {
  return (textAt(element, ...path) ?? '').replaceAll(/\s+/gu, ' ').trim();
}
