import { AppError, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';

/** Somebody asks too often, or more is asked than there is room for; the answer says in how many seconds another try is let in. */
export class TooEarly extends AppError {
  readonly seconds: number;

  constructor(
    seconds: number,
    code: Extract<ProblemCode, 'too_many_requests' | 'picture_queue_full' | 'unavailable'> = 'too_many_requests',
  ) {
    super(code);
    this.seconds = seconds;
  }
}
