/** Specified calls that are not served yet, as `callName` writes them. It may only shrink: serving one means striking it out here. */
export const CALLS_TO_COME = `

`;
