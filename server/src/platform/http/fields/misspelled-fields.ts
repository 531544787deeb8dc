import { editDistance } from '@plateprint/shared/ingredients/search/packed/edit-distance.ts';
import type { FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import { wireShapeOf } from '@plateprint/shared/kernel/api/wire-name.ts';
import { isOwnKey, ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { inSlices } from '../../slices/in-slices.ts';

/** The parts of zod's definitions that say which fields stand where. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, Schema>>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  valueType?: Schema;
  items?: readonly Schema[];
  in?: Schema;
}

interface Place {
  schema: Schema;
  value: unknown;
  path: readonly string[];
}

/** As many as an answer names. */
const MOST = 50;
/** So many letters may be wrong, swapped, missing or too many for a field to be meant; a third of a short word is too much. */
const FARTHEST = 3;
const LONGEST_WORD = 60;
/** So many places are looked at in one go: a short body waits for no other's slices. */
const FEW = 500;
/** More strange fields of one object, and more members of one list, are not looked at: a body of nothing else costs no more than another. */
const MOST_STRANGE = 100;
const MOST_MEMBERS = 10_000;

/**
 * The fields in what a program sent that are misspelled: its call has no such field, but one of nearly the same name, which was not sent.
 * What resembles no field is left out, so that a program written for another version goes on.
 */
export async function misspelledFields(schema: Schema, value: unknown): Promise<FieldProblem[]> {
  if (isShort(value, { left: FEW }) && !hasStrange(schema, value)) return [];
  const found: FieldProblem[] = [];
  const places = placesIn({ schema, value, path: [] }, found);
  const look = (place: Place): void => void found.push(...misspelledAt(place));
  for (let looked = 0; looked < FEW; looked += 1) {
    const next = places.next();
    if (next.done) return found.slice(0, MOST);
    look(next.value);
  }
  await inSlices(places, look);
  return found.slice(0, MOST);
}

/** Whether a value has no more places than are left: a list or an object is one, and each of its members. */
function isShort(value: unknown, places: { left: number }): boolean {
  places.left -= 1;
  if (places.left < 0) return false;
  if (Array.isArray(value)) return value.length <= places.left && value.every((each) => isShort(each, places));
  if (!isObject(value)) return true;
  for (const name in value) if (!isShort(ownValue(value, name), places)) return false;
  return true;
}

/**
 * Whether any object has a field that its schema does not name. Most bodies have none: this writes no path and no list, where looking for what was meant
 * takes a fifth of all memory that a call needs.
 */
function hasStrange(schema: Schema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, shape, catchall, element, innerType, valueType, in: first } = definitionOf(schema);
  switch (type) {
    case 'object': {
      if (!isObject(value) || !shape) return false;
      for (const name in value) {
        const inner = ownValue(shape, name);
        if (inner === undefined ? !catchall : hasStrange(inner, ownValue(value, name))) return true;
      }
      return false;
    }
    case 'array':
      return Array.isArray(value) && element !== undefined && value.some((each) => hasStrange(element, each));
    case 'tuple':
    case 'union':
      return true; // which part stands for a value is looked up below
    case 'record':
      return isObject(value) && valueType !== undefined && Object.values(value).some((each) => hasStrange(valueType, each));
    case 'pipe':
      return first !== undefined && hasStrange(first, value);
    default:
      return innerType !== undefined && hasStrange(innerType, value);
  }
}

function* placesIn(body: Place, found: readonly FieldProblem[]): Generator<Place> {
  const waiting: Place[] = [body];
  for (let place = waiting.pop(); place !== undefined && found.length < MOST; place = waiting.pop()) {
    yield place;
    for (const inner of within(place)) waiting.push(inner);
  }
}

/** Its fields as they are called on the wire: what came in has those names. */
function definitionOf({ def }: Schema): Definition {
  const { shape }: Definition = def;
  return shape ? { ...def, shape: wireShapeOf(shape) } : def;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function misspelledAt({ schema, value, path }: Place): FieldProblem[] {
  const { type, shape, catchall } = definitionOf(schema);
  if (type !== 'object' || !shape || catchall || !isObject(value)) return [];
  const missing = Object.keys(shape).filter((name) => !isOwnKey(value, name));
  const strange = Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  return strange.slice(0, MOST_STRANGE).flatMap((name) => {
    const shown = name.slice(0, LONGEST_WORD);
    const near = nearest(shown, missing);
    if (near === null) return [];
    const message = `There is no field “${shown}” here. Did you mean “${near}”?`;
    return [{ path: [...path, shown].join('.'), code: 'unknown_field', message }];
  });
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/gu, '');
}

function nearest(word: string, names: readonly string[]): string | null {
  const most = Math.min(FARTHEST, Math.floor(word.length / 2));
  const ranked = names
    .map((name) => ({ name, far: editDistance(plain(word), plain(name), most) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return ranked[0]?.name ?? null;
}

/** Where to look further: what stands in an object's fields, in a list, and below what may be left out or null. */
function within({ schema, value, path }: Place): Place[] {
  const { type, shape, element, innerType, options, valueType, items, in: first } = definitionOf(schema);
  const at = (inner: Schema | undefined, of: unknown, name?: string): Place[] =>
    inner === undefined || of === undefined || of === null
      ? []
      : [{ schema: inner, value: of, path: name === undefined ? path : [...path, name] }];
  switch (type) {
    case 'object':
      return isObject(value) && shape
        ? Object.entries(shape).flatMap(([name, inner]) => at(inner, ownValue(value, name), name))
        : [];
    case 'array':
      return Array.isArray(value) ? value.slice(0, MOST_MEMBERS).flatMap((each, index) => at(element, each, `${index}`)) : [];
    case 'tuple':
      return Array.isArray(value) ? value.flatMap((each, index) => at(items?.[index], each, `${index}`)) : [];
    case 'record':
      return isObject(value)
        ? Object.entries(value)
            .slice(0, MOST_MEMBERS)
            .flatMap(([name, each]) => at(valueType, each, name))
        : [];
    case 'union':
      // A value that none of them takes is refused for that.
      return at(
        options?.find((option) => option.safeParse(value).success),
        value,
      );
    case 'pipe':
      return at(first, value);
    default:
      return at(innerType, value);
  }
}
