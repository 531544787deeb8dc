import { createContext } from 'react';

/** Whether the pages flow on a narrow screen: what is wider than that is moved sideways, by keys too. */
export const PageFlow = createContext(false);
