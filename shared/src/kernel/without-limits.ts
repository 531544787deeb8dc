import * as z from 'zod/mini';

type Def = z.core.$ZodTypeDef & Record<string, unknown>;

/**
 * The same shape with the same defaults, but without what limits its values (lengths, ranges, patterns, refinements): for work
 * that is not finished, in which a name may still be empty and a note too long. Made of the API's own schema, so that a field
 * that is added there, with its default, is known to unfinished work as well.
 */
export function withoutLimits<T extends z.ZodMiniType>(schema: T): T {
  const def = schema._zod.def as Def;
  const { checks: _, ...parts } = Object.getOwnPropertyDescriptors(def);
  // By their descriptors: a default is a getter, which gives each reader a copy of its own.
  const loose = Object.defineProperties({}, { ...parts, ...innerParts(def) }) as typeof schema._zod.def;
  return schema.clone(loose);
}

function innerParts(def: Def): PropertyDescriptorMap {
  switch (def.type) {
    case 'object': {
      const shape = def['shape'] as Readonly<Record<string, z.ZodMiniType>>;
      return valueOf('shape', Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, withoutLimits(field)])));
    }
    case 'array':
      return valueOf('element', withoutLimits(def['element'] as z.ZodMiniType));
    case 'record':
      return valueOf('valueType', withoutLimits(def['valueType'] as z.ZodMiniType));
    case 'union':
      return valueOf('options', (def['options'] as z.ZodMiniType[]).map(withoutLimits));
    case 'default':
    case 'nullable':
    case 'optional':
    case 'catch':
    case 'readonly':
      return valueOf('innerType', withoutLimits(def['innerType'] as z.ZodMiniType));
    default:
      return {};
  }
}

function valueOf(name: string, value: unknown): PropertyDescriptorMap {
  return { [name]: { value, enumerable: true, configurable: true } };
}
