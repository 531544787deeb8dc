/** React's `use` reads these two fields, and then does not wait for a promise that is kept already. */
type Marked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * Milliseconds. A place that waits is drawn anew once its promise is refused: asked for again there and then it would be asked for without end
 * while there is no connection.
 */
const PAUSE = 1000;

/** Fetches once, and gives the same promise each time, for which `use` does not wait once it is kept; a refused one may be asked for again after a pause. */
export function oncePromised<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let known: Marked<Value> | null = null;
  return () => {
    if (known) return known;
    const promise: Marked<Value> = fetch().then((value) => {
      promise.value = value;
      promise.status = 'fulfilled';
      return value;
    });
    promise.catch(() => setTimeout(() => (known = null), PAUSE));
    known = promise;
    return promise;
  };
}
