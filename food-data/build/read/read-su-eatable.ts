import { join } from 'node:path';
import { numberIn, readCells, readTable, textIn } from './csv.ts';

export interface SuEatableItem {
  /** kg CO2e per kg or litre, farm to the distribution centre of the producing country; the median of the studies. */
  co2e: number;
  /** First and third quartile of the studies, where there are three or more. */
  quartiles: [number, number] | null;
  /** The studies behind it; 0 where the group's median stands in for the item. */
  studies: number;
}

export interface SuEatableStudy {
  item: string;
  typology: string;
  country: string;
  co2e: number;
}

export function readSuEatable(raw: string): Map<string, SuEatableItem> {
  const quartiles = new Map<string, [number, number]>();
  const counts = new Map<string, number>();
  for (const cells of rowsBelowTitle(join(raw, 'su-eatable-life/sel-cf-item-stats.csv'))) {
    const [item = '', studies = '', low = '', high = ''] = [cells[3], cells[4], cells[11], cells[12]];
    counts.set(item.trim(), Number(studies));
    if (Number(studies) >= 3 && Number(low) > 0) quartiles.set(item.trim(), [Number(low), Number(high)]);
  }

  const items = new Map<string, SuEatableItem>();
  for (const row of readTable(join(raw, 'su-eatable-life/sel-cf-users.csv'))) {
    const item = textIn(row, 'Food commodity ITEM');
    const own = numberIn(row, 'Carbon Footprint kg CO2eq/kg or l of food ITEM');
    const co2e = own ?? typologyOf(row);
    const studies = own === null ? 0 : (counts.get(item) ?? 0);
    if (co2e !== null) items.set(item, { co2e, quartiles: quartiles.get(item) ?? null, studies });
  }
  return items;
}

export function readSuEatableStudies(raw: string): SuEatableStudy[] {
  const studies: SuEatableStudy[] = [];
  for (const row of readTable(join(raw, 'su-eatable-life/sel-cf-sources.csv.gz'))) {
    const co2e = numberIn(row, 'Carbon footprint  (kg CO2 eq/kg or litre of food commodity)');
    if (co2e === null || co2e <= 0) continue;
    studies.push({
      item: textIn(row, 'FOOD COMMODITY ITEM'),
      typology: textIn(row, 'FOOD COMMODITY TYPOLOGY'),
      country: textIn(row, 'Country'),
      co2e,
    });
  }
  return studies;
}

function typologyOf(row: Record<string, string>): number | null {
  return numberIn(row, 'Carbon Footprint g CO2eq/g o cc of food TYPOLOGY');
}

/** The statistics carry a line with the unit above their header. */
function rowsBelowTitle(path: string): string[][] {
  return readCells(path).slice(2);
}
