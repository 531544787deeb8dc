/** React's `use` reads these two fields, and then does not wait for a promise that is kept already. */
type Marked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Fetches once, and gives the same promise each time, for which `use` does not wait once it is kept; a refused one is asked for again. */
export function oncePromised<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let known: Marked<Value> | null = null;
  return () => {
    if (known) return known;
    const promise: Marked<Value> = fetch().then((value) => {
      promise.value = value;
      promise.status = 'fulfilled';
      return value;
    });
    promise.catch(() => (known = null));
    known = promise;
    return promise;
  };
}
