/**
 * Every advisory lock of the database, by name: each number once. Beside a number some take a second one, the hash of the
 * thing that is locked. A number never changes, for nodes of two versions run side by side.
 */
export const LOCKS = {
  /** Any number of nodes may start at once: one migrates, the others wait. */
  migrations: 7_261_001,
  /** Which process owns the embedded server. */
  embeddedServer: 7_261_002,
  demo: 7_261_003,
  jobQueue: 7_261_005,
  setUpLink: 7_261_006,
  lastSuperAdmin: 7_261_007,
  /** Names that wait, by organization. */
  waitingNames: 7_261_008,
  /** Boards that are worked out, by group. */
  boards: 7_261_013,
  /** An organization that is erased. */
  erasure: 7_261_015,
  /** An organization whose data are exported. */
  organizationExport: 7_261_016,
  /** Calls of programs that come one after the other, by name. */
  turns: 7_261_017,
  /** Ingredient bags that hold each other, by organization. */
  bags: 7_261_018,
  /** The months that have a report, by restaurant. */
  reportMonths: 7_261_019,
  /** The archive of what an organization showed: those who write share it (migration 0037), the purge has it alone. */
  archive: 7_261_020,
  /** Causes between months and those of a year before, by organization. */
  bridges: 7_261_021,
  /** Months of organizations that are added up: by one worker at a time. */
  organizationMonths: 7_261_022,
} as const;
