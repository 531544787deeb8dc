import { finished, type Stepwise } from '@plateprint/shared/kernel/reading/stepwise.ts';
import type { WizardStepName } from '@plateprint/shared/reports/model/report-steps.ts';
import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import {
  packDraft,
  type PackedDraft,
  packedDraftInSteps,
  unpackedDraftInSteps,
} from '@plateprint/shared/reports/wizard/packed-draft.ts';
import * as z from 'zod/mini';
import type { DraftFormat } from '../drafts/stored/draft-format.ts';

/** The stored work of a report's wizard. Of a saved report the server has the rest. */
export interface ReportWork {
  step: WizardStepName;
  draft: DraftInWork;
  /** The saved report and the version that it was begun from; null: a new one. */
  base: { id: string; version: number } | null;
  /** The draft that leaving compares with; null: as it is saved. */
  backup: DraftInWork | null;
  replaces: string | null;
  recipeNames: Readonly<Record<string, string>>;
}

const STEPS = ['timespan', 'sales_data', 'restaurants', 'ingredients', 'final_report'] as const satisfies WizardStepName[];

const Content = z.object({
  step: z.catch(z.enum(STEPS), 'timespan'),
  draft: z.unknown(),
  base: z._default(z.nullable(z.object({ id: z.string(), version: z.number() })), null),
  backup: z._default(z.unknown(), null),
  replaces: z._default(z.nullable(z.string()), null),
  recipeNames: z.catch(z.record(z.string(), z.string()), {}),
  /** Of the saved report, as releases before November 2026 kept it; its id stood in the key. */
  version: z._default(z.nullable(z.number()), null),
});

/** Drafts that were packed ahead; a draft never changes, each change makes another one. */
const packed = new WeakMap<DraftInWork, PackedDraft>();

function packedOf(draft: DraftInWork): PackedDraft {
  return packed.get(draft) ?? packDraft(draft);
}

function* packedAhead(draft: DraftInWork): Stepwise<void> {
  if (!packed.has(draft)) packed.set(draft, yield* packedDraftInSteps(draft));
}

function* workInSteps(content: unknown, thing: string | null): Stepwise<ReportWork | null> {
  const read = Content.safeParse(content);
  const draft = read.success ? yield* unpackedDraftInSteps(read.data.draft) : null;
  if (!read.success || !draft) return null;
  const { version, base, backup, ...rest } = read.data;
  const former = thing !== null && version !== null ? { id: thing, version } : null;
  return { ...rest, draft, base: base ?? former, backup: yield* unpackedDraftInSteps(backup) };
}

/** An unsaved report, as this browser keeps it. */
export const REPORT_DRAFT: DraftFormat<ReportWork> = {
  kind: 'report',
  version: 1,
  read: (content, _, thing) => finished(workInSteps(content, thing)),
  write: ({ draft, backup, ...rest }) => ({ ...rest, draft: packedOf(draft), backup: backup && packedOf(backup) }),
  large: {
    read: (content, _, thing) => workInSteps(content, thing),
    *prepare({ draft, backup }) {
      yield* packedAhead(draft);
      if (backup) yield* packedAhead(backup);
    },
  },
  thingOf: ({ base }) => base?.id ?? null,
  nameOf: ({ draft }) => draft.name.trim(),
  factsOf: ({ draft: { category, variety, type, startDate, endDate } }) => ({
    category,
    variety,
    type,
    ...(startDate === null ? {} : { startDate }),
    ...(endDate === null ? {} : { endDate }),
  }),
};
