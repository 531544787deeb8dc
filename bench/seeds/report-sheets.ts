import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';

const PACKS = ['5KG', '2X2,5KG', '10KG', '6X1L', '12X400G', 'ca 2 kg', '25KG', '1 KG', '4X2,5KG', '500G'];
const MARKS = ['', 'SE', 'EKO', 'FRYST', 'KL1', 'Sverige', 'ARLA', 'DK', 'GARANT', 'KRAV'];
/** Names that no food data has: what a wholesaler calls a mix of its own, and what is no food. */
const UNKNOWN = ['KOCKENS VAL MIX', 'SERVETTER 3-LAGS', 'DAGENS GRYTBAS', 'RETURBACK SRS', 'FESTIVAL ASK', 'DISKMEDEL MASKIN'];

/** Names as a wholesaler writes them, all different: a food with its pack and mark, one in thirty of no known food. */
export function purchaseNames(foodData: FoodData, wanted: number): string[] {
  const foods = foodData.release.ingredients.flatMap(({ names }) => names.sv.slice(0, 1));
  return Array.from({ length: wanted }, (_, at) => {
    const round = Math.floor(at / foods.length);
    const food = at % 30 === 7 ? `${UNKNOWN[at % UNKNOWN.length] ?? ''} ${at}` : (foods[at % foods.length] ?? '');
    const name = at % 3 === 0 ? food : food.toUpperCase();
    return `${name} ${MARKS[(at * 7 + round) % MARKS.length] ?? ''} ${PACKS[(at * 3 + round) % PACKS.length] ?? ''}`.replace(
      / +/g,
      ' ',
    );
  });
}

/** A till's export as a kitchen uploads it: one row a sale day and dish. */
export function salesSheet(rows: number, dishes: readonly string[]): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const dish = dishes[(at * 7919) % dishes.length] ?? '';
    return `"${dish}";${1 + ((at * 31) % 140)};${(40 + (at % 90)).toFixed(2).replace('.', ',')}`;
  });
  return ['Rätt;Antal;Summa', ...lines].join('\r\n');
}

/** A wholesaler's list of deliveries. */
export function purchaseSheet(rows: number, names: readonly string[]): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const nth = (at * 7919) % names.length;
    return `${10_000 + nth};"${names[nth] ?? ''}";${(0.5 + ((at * 13) % 400) / 10).toFixed(1).replace('.', ',')};kg;${(20 + (at % 900)).toFixed(2).replace('.', ',')}`;
  });
  return ['Artikelnr;Artikel;Mängd;Enhet;Summa', ...lines].join('\r\n');
}
