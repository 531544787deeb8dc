/** A finding of the check, by kind; `fails` makes the command fail. */
export interface Finding {
  kind: string;
  fails: boolean;
  text: string;
}

export function failure(kind: string, text: string): Finding {
  return { kind, fails: true, text };
}

export function notice(kind: string, text: string): Finding {
  return { kind, fails: false, text };
}
