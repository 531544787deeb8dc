import * as z from 'zod/mini';
import { PROBLEM_STATUS, type ProblemCode } from './app-error.ts';

/** The code of any refusal there is. */
export const AnyProblemCode = z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]);
