/** Does actions one after the other, in the order they were asked for: one that fails keeps none of the next back. */
export class InTurn {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when the action is done, or its failure is dealt with. */
  do(action: () => Promise<void>, onFailure: (failure: unknown) => void): Promise<void> {
    this.last = this.last.then(action).catch(onFailure);
    return this.last;
  }
}
