interface Priced {
  quantity: number | null;
  /** Money for `base` of the unit. */
  price: number | null;
  /** 1 when it is not said. */
  base: number | null;
  /** Charges less allowances, in money. */
  added: number;
}

/** The net amount of a line that does not say it, to the cent (EN 16931: quantity × price ÷ base quantity + charges − allowances). */
export function netOf({ quantity, price, base, added }: Priced): number | null {
  if (quantity === null || price === null || base === 0) return null;
  return Math.round(((quantity * price) / (base ?? 1) + added) * 100) / 100;
}
