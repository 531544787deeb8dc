/**
 * How many cases a test draws, or how large they are, where more prove more (decision 0240). `npm test` has the numbers that stand in
 * the tests themselves. Each can be set by its variable.
 */
export const OF_THE_WHOLE_RUN = {
  KILLS: '60',
  MALFORMED_REQUESTS: '2000',
  SCOPE_ACTIONS: '120',
  REPLIES_OF_EACH: '40',
  HOSTILE_OF_EACH: '12',
  HOSTILE_SIZE: '64000',
  CLAIMED_LENGTH: '300000',
  COMPARED_DRAWS: '20000',
  FORMER_STATES: 'all',
  MONTH_STEPS: '70',
  RELEASE_NAMES: 'all',
  LABEL_LANGUAGES: 'all',
  DRAWN_BY: 'all',
};

/** `npm run test:long`. */
export const OF_LONG_TESTS = {
  ...OF_THE_WHOLE_RUN,
  FAILOVERS: '20',
  MALFORMED_REQUESTS: '100000',
  SCOPE_ACTIONS: '1000',
  REPLIES_OF_EACH: '1000',
  HOSTILE_OF_EACH: '100',
  COMPARED_PAIRS: '500',
  COMPARED_DRAWS: '100000',
  JUDGED_RUNS: '2000',
};
