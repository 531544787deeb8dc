/** What the dashboard shows where its address says nothing else. */
export const USUAL_SUBJECT = { variety: 'sales', emissionDatabase: 'organization', foodData: 'published' } as const;
