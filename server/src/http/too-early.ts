import { AppError } from '@plateprint/shared/kernel/app-error.ts';

/** Somebody asks too often; the answer says in how many seconds another try is let in. */
export class TooEarly extends AppError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too_many_requests');
    this.seconds = seconds;
  }
}
