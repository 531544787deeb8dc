import type { TransportMode, TransportTables, Vehicle } from './food-data-release.ts';
import type { Location } from './ingredient-facts.ts';

interface Vehicles {
  road: Vehicle;
  overseas: Vehicle;
}

const VEHICLES_OF_MODE: Record<TransportMode, Vehicles> = {
  ambient: { road: 'lorry', overseas: 'ship' },
  chilled: { road: 'chilled_lorry', overseas: 'chilled_ship' },
  frozen: { road: 'chilled_lorry', overseas: 'chilled_ship' },
  air: { road: 'chilled_lorry', overseas: 'air' },
};

/** kg CO2e per kg from the origin to the location; null for an origin that the tables do not know. */
export function transportEmission(
  tables: TransportTables,
  mode: TransportMode,
  originId: string,
  location: Location,
): number | null {
  const distance = tables.distances[originId]?.[location];
  if (!distance) return null;

  const { road, overseas } = VEHICLES_OF_MODE[mode];
  // What could be flown goes by lorry where no sea lies between: nobody flies asparagus from Spain to France.
  const overseasKm = overseas === 'air' && distance.sea > 0 ? distance.air : distance.sea;
  const gramsPerKg = distance.road * tables.perTonneKm[road].value + overseasKm * tables.perTonneKm[overseas].value;
  return gramsPerKg / 1000;
}
