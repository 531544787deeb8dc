/** An event about one thing: the data of a message. Fields that its type does not have are null. */
export interface EventPayload {
  restaurantId: string | null;
  id: string | null;
  name: string | null;
  externalId: string | null;
  change: 'created' | 'updated' | 'deleted' | 'restored' | 'recalculated' | null;
  waitingNames: number | null;
}

export const NO_PAYLOAD: EventPayload = {
  restaurantId: null,
  id: null,
  name: null,
  externalId: null,
  change: null,
  waitingNames: null,
};
