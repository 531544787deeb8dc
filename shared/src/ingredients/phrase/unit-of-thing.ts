import type { WrittenUnit } from '../../units/unit.ts';

/** What a word for a unit means of this thing, in all languages alike: leaves of gelatine are sheets, a "gousse" of vanilla a pod. */
const UNITS_OF_THINGS: readonly { thing: RegExp; from: WrittenUnit; to: WrittenUnit }[] = [
  { thing: /g[eé]latin|husblas/iu, from: 'leaf', to: 'sheet' },
  { thing: /vanil/iu, from: 'clove', to: 'piece' },
  { thing: /mozzarel|burrata/iu, from: 'head', to: 'ball' },
  { thing: /c[eé]leri|selleri|selder|celery/iu, from: 'sprig', to: 'stalk' },
  { thing: /kan[e]e?l|cannelle|zimt|cinnamon|vanil/iu, from: 'stalk', to: 'stick' },
];

export function unitOfThing(unit: WrittenUnit | null, name: string): WrittenUnit | null {
  return UNITS_OF_THINGS.find(({ thing, from }) => from === unit && thing.test(name))?.to ?? unit;
}
