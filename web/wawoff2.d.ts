declare module 'wawoff2' {
  /** A WOFF2 file as the TrueType file that is in it. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
