/** A mail of an account. It names what it is about; its link is made when it is written, so that no queue holds a secret. */
export type AccountMail =
  | { kind: 'invitation'; invitationId: string }
  | { kind: 'reset_password'; email: string }
  | { kind: 'change_email' | 'email_changing' | 'email_changed'; personId: string; to: string; email: string }
  | { kind: 'correction'; personId: string; food: string }
  | {
      kind: 'verify_email' | 'password_changed' | 'forced_update' | 'second_factor_on' | 'second_factor_off';
      personId: string;
    };

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    'users.mail': AccountMail;
  }
}
