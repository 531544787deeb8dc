/** Every failure a caller can act on: its code and its HTTP status. Each code has one text per language in the browser. */
export const PROBLEM_STATUS = {
  malformed_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_key: 401,
  second_step_needed: 401,
  second_step_over: 401,
  not_allowed: 403,
  plan_lacks: 403,
  plan_inactive: 403,
  forgery_suspected: 403,
  password_update_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  link_unknown: 404,
  changed_meanwhile: 409,
  call_still_running: 409,
  bag_in_use: 409,
  email_taken: 409,
  already_member: 409,
  account_elsewhere: 409,
  last_admin: 409,
  link_used: 410,
  link_expired: 410,
  own_account: 409,
  own_organization: 409,
  already_invited: 409,
  report_exists: 409,
  save_cancelled: 409,
  in_another_enterprise: 409,
  enterprise_not_empty: 409,
  body_too_large: 413,
  logo_too_large: 413,
  unsupported_media_type: 415,
  logo_format: 415,
  invalid_input: 422,
  idempotency_key_reused: 422,
  unit_not_taken: 422,
  unknown_ingredient: 422,
  bag_circle: 422,
  contains_gluten: 422,
  lines_not_read: 422,
  allergens_not_answered: 422,
  fields_missing: 422,
  passwords_differ: 422,
  password_too_short: 422,
  password_too_common: 422,
  password_unchanged: 422,
  wrong_password: 422,
  wrong_code: 422,
  terms_not_accepted: 422,
  name_taken: 422,
  picture_unreadable: 422,
  picture_too_many_pixels: 422,
  drawing_too_complex: 422,
  rules_unmet: 422,
  acceptance_needed: 422,
  words_in_question: 422,
  drawing_not_whole: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  picture_queue_full: 503,
  no_room: 507,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** One field that was refused: `path` in dots (`ingredients.3.amount`), `code` a stable word (`too_small`). */
export interface FieldProblem {
  path: string;
  code: string;
  message: string;
}

/** A failure the user can act on. Everything else that is thrown is our own fault and answers `internal`. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[];

  constructor(code: ProblemCode, fields: readonly FieldProblem[] = []) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}
