/** A queue that hands out the least first (a binary heap). */
export class Heap<Item> {
  readonly #items: { item: Item; rank: number }[] = [];

  push(item: Item, rank: number): void {
    this.#items.push({ item, rank });
    let at = this.#items.length - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#rank(above) <= this.#rank(at)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): Item | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (first === undefined || last === undefined || this.#items.length === 0) return first?.item;
    this.#items[0] = last;
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (this.#rank(left) < this.#rank(least)) least = left;
      if (this.#rank(right) < this.#rank(least)) least = right;
      if (least === at) return first.item;
      this.#swap(at, least);
      at = least;
    }
  }

  #rank(at: number): number {
    return this.#items[at]?.rank ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (!a || !b) return;
    this.#items[one] = b;
    this.#items[other] = a;
  }
}
