/** The product as it runs, for pages whose calls it answers: where it listens, its database and its folder. */
export interface ServedProduct {
  address: string;
  database: string;
  dataDir: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    product: ServedProduct;
  }
}
