import { binEnds } from '../platform/database/bin.ts';

/** The logo of something: the path shown, and the one deleted or replaced last with the moment it was. */
export interface LogoState {
  logo: string | null;
  former: string | null;
  formerSince: Date | null;
}

export interface LogoChange {
  next: LogoState;
  /** Paths that nothing shows or restores any more. */
  dropped: string[];
}

export function logoGiven({ logo, former, formerSince }: LogoState, path: string, now: Date): LogoChange {
  if (logo === null) return { next: { logo: path, former, formerSince }, dropped: [] };
  return { next: { logo: path, former: logo, formerSince: now }, dropped: former === null ? [] : [former] };
}

export function logoTaken({ logo, former, formerSince }: LogoState, now: Date): LogoChange {
  if (logo === null) return { next: { logo, former, formerSince }, dropped: [] };
  return { next: { logo: null, former: logo, formerSince: now }, dropped: former === null ? [] : [former] };
}

export function isLogoRestorable({ former, formerSince }: Omit<LogoState, 'logo'>, now: Date): boolean {
  return former !== null && formerSince !== null && formerSince > binEnds(now);
}

/** The former logo shown again, the shown one former; null when there is none to put back. */
export function logoPutBack(state: LogoState, now: Date): LogoChange | null {
  if (!isLogoRestorable(state, now)) return null;
  const { logo, former } = state;
  return { next: { logo: former, former: logo, formerSince: logo === null ? null : now }, dropped: [] };
}
