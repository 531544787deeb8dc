import { join } from 'node:path';
import { numberIn, readTable, textIn } from './csv.ts';

/** item → ISO3 (`WORLD` for the world) → mean farm-gate CH4 and N2O of 2015–2022, kg CO2e per kg. 0 means missing. */
export type Intensities = Map<string, Map<string, number>>;

export function readIntensities(raw: string): Intensities {
  const values = new Map<string, Map<string, number[]>>();
  for (const row of readTable(join(raw, 'faostat/emissions-intensity-2015on.csv.gz'))) {
    const value = numberIn(row, 'value');
    if (value === null || value <= 0) continue;
    const item = textIn(row, 'Item');
    const country = textIn(row, 'Area') === 'World' ? 'WORLD' : textIn(row, 'ISO3');
    const byCountry = values.get(item) ?? new Map<string, number[]>();
    values.set(item, byCountry);
    byCountry.set(country, [...(byCountry.get(country) ?? []), value]);
  }
  return new Map(
    [...values].map(([item, byCountry]) => [
      item,
      new Map([...byCountry].map(([country, years]) => [country, years.reduce((sum, year) => sum + year, 0) / years.length])),
    ]),
  );
}

export interface ImportRow {
  importer: string;
  partner: string;
  item: string;
  /** 1000 USD, summed over the years. */
  value: number;
}

export function readImports(raw: string): ImportRow[] {
  const sums = new Map<string, ImportRow>();
  for (const row of readTable(join(raw, 'faostat/import-value-by-partner-2020on.csv.gz'))) {
    const [importer, partner, item] = [textIn(row, 'ISO3'), textIn(row, 'ISOP'), textIn(row, 'Item')];
    const key = `${importer}|${partner}|${item}`;
    const sum = sums.get(key) ?? { importer, partner, item, value: 0 };
    sum.value += numberIn(row, 'value') ?? 0;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

export interface Capital {
  lon: number;
  lat: number;
}

export function readCapitals(raw: string): Map<string, Capital> {
  const capitals = new Map<string, Capital>();
  for (const row of readTable(join(raw, 'faostat/country-capitals.csv'))) {
    const [lon, lat] = [numberIn(row, 'lon'), numberIn(row, 'lat')];
    if (lon !== null && lat !== null) capitals.set(textIn(row, 'iso3'), { lon, lat });
  }
  return capitals;
}
