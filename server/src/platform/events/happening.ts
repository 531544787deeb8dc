/** What happened to one thing: the data of a message. What does not belong to the kind is null. */
export interface Happening {
  restaurantId: string | null;
  id: string | null;
  name: string | null;
  externalId: string | null;
  change: 'created' | 'updated' | 'deleted' | 'restored' | 'recalculated' | null;
  waitingNames: number | null;
}

export const NOTHING: Happening = {
  restaurantId: null,
  id: null,
  name: null,
  externalId: null,
  change: null,
  waitingNames: null,
};
