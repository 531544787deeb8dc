import type { SafeImage } from './safe-image.ts';

interface Limits {
  mostBytes: number;
  freshMs: number;
  /** Milliseconds. */
  clock: () => number;
}

/** Pictures in memory by their address, the longest unused given up first; those who ask for the same at once share one answer. */
export function recentlyUsed({ mostBytes, freshMs, clock }: Limits) {
  const kept = new Map<string, { image: SafeImage; until: number }>();
  const underWay = new Map<string, Promise<SafeImage>>();
  let bytes = 0;

  const drop = (address: string): void => {
    bytes -= kept.get(address)?.image.content.length ?? 0;
    kept.delete(address);
  };
  const keep = (address: string, image: SafeImage): void => {
    drop(address);
    if (image.content.length > mostBytes / 4) return;
    kept.set(address, { image, until: clock() + freshMs });
    bytes += image.content.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  };

  return async (address: string, make: () => Promise<SafeImage>): Promise<SafeImage> => {
    const known = kept.get(address);
    if (known && known.until > clock()) {
      kept.delete(address);
      kept.set(address, known);
      return known.image;
    }
    const already = underWay.get(address);
    if (already) return already;
    const making = make()
      .then((image) => {
        keep(address, image);
        return image;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, making);
    return making;
  };
}
