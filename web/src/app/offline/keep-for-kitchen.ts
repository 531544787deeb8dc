/** A phone or tablet, or the product installed: what is carried into a kitchen, where walls are thick. */
function isCarried(): boolean {
  return matchMedia('(pointer: coarse)').matches || matchMedia('(display-mode: standalone)').matches;
}

/** Has what was read last kept for the time without a connection. Over plain http a browser keeps nothing. */
export function keepForKitchen(): void {
  if (!('serviceWorker' in navigator) || !isCarried()) return;
  navigator.serviceWorker.register('/kitchen-worker.js').catch(() => undefined);
}
