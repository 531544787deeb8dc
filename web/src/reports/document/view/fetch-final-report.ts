/** The finished report's pages, forty files: asked for while a report is saved, or else with its last step. */
export const fetchFinalReport = async () => ({ default: (await import('./final-report.tsx')).FinalReport });
