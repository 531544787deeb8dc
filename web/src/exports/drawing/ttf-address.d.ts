/** The address of a typeface as a TrueType file (`web/unpacked-typefaces.ts`). */
declare module '*.woff2?ttf' {
  const address: string;
  export default address;
}
