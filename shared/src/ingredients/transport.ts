import { ownValue } from '../kernel/own-value.ts';
import type { TransportMode, TransportTables, Vehicle } from './food-data-release.ts';
import type { Location } from './ingredient-facts.ts';

interface Vehicles {
  road: Vehicle;
  ships: Vehicle;
  flies: boolean;
}

const VEHICLES_OF_MODE: Record<TransportMode, Vehicles> = {
  ambient: { road: 'lorry', ships: 'ship', flies: false },
  chilled: { road: 'chilled_lorry', ships: 'chilled_ship', flies: false },
  frozen: { road: 'chilled_lorry', ships: 'chilled_ship', flies: false },
  air: { road: 'chilled_lorry', ships: 'chilled_ship', flies: true },
};

/** Kilometres. A shorter crossing is a ferry on a lorry's way, and nobody flies food over it. */
const SHORT_CROSSING = 1000;

/** kg CO2e per kg from the origin to the location; null for an origin that the tables do not know. */
export function transportEmission(
  tables: TransportTables,
  mode: TransportMode,
  originId: string,
  location: Location,
): number | null {
  const distance = ownValue(tables.distances, originId)?.[location];
  if (!distance) return null;

  const { road, ships, flies } = VEHICLES_OF_MODE[mode];
  const flown = flies && distance.sea > SHORT_CROSSING;
  const crossing = flown ? distance.air * tables.perTonneKm.air.value : distance.sea * tables.perTonneKm[ships].value;
  const delivery = tables.deliveryKm * tables.perTonneKm.delivery.value;
  const gramsPerKg = distance.road * tables.perTonneKm[road].value + crossing + delivery;
  return gramsPerKg / 1000;
}
