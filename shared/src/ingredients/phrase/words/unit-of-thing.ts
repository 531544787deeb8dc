import type { WrittenUnit } from '../../../units/unit.ts';

interface UnitOfThing {
  thing: RegExp;
  from: WrittenUnit;
  to: WrittenUnit;
  /** The words for the unit that mean it, where not each does. */
  written?: RegExp;
}

/** Units that mean another one of this thing, in all languages alike: leaves of gelatine are sheets, a "gousse" of vanilla a pod. */
const UNITS_OF_THINGS: readonly UnitOfThing[] = [
  { thing: /g[eé]latin|husblas/iu, from: 'leaf', to: 'sheet' },
  { thing: /vanil/iu, from: 'clove', to: 'piece' },
  { thing: /mozzarel|burrata/iu, from: 'head', to: 'ball' },
  { thing: /c[eé]leri|selleri|selder|celery/iu, from: 'sprig', to: 'stalk' },
  { thing: /kan[e]e?l|cannelle|zimt|cinnamon|vanil/iu, from: 'stalk', to: 'stick' },
  // Nobody puts in a packet of it and calls it a piece.
  {
    thing: /^(?:beurre|butter|smør|smör|boter)(?!\p{L})/iu,
    from: 'piece',
    to: 'knob',
    written: /^(?:morceaux?|pieces?|stückchen|stykker?|bitar?|biter?|stukjes?)$/iu,
  },
  // A piece of bread is cut off the loaf.
  {
    thing: /br[øö]d$|brot$|bread$|^pain(?: |$)/iu,
    from: 'piece',
    to: 'slice',
    written: /^(?:stykker?|bitar?|stücke?|morceaux?|pieces?)$/iu,
  },
];

export function unitOfThing(unit: WrittenUnit | null, name: string, unitText: string | null = null): WrittenUnit | null {
  const found = UNITS_OF_THINGS.find(
    ({ thing, from, written }) => from === unit && thing.test(name) && (written?.test(unitText ?? '') ?? true),
  );
  return found?.to ?? unit;
}
