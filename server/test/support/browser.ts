import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type AnyEndpoint, pathOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import type { Caller, Product } from './product.ts';

export interface Browser {
  call: Caller;
  /** Its cookies, by name. */
  cookies: Map<string, string>;
}

interface BrowserCall {
  address?: string;
  userAgent?: string;
}

/** A caller that keeps cookies as a browser does: for what depends on more than a session. */
export function openBrowser(
  { app }: Product,
  { address = '192.0.2.77', userAgent = 'Mozilla/5.0 Firefox/143.0' }: BrowserCall = {},
): Browser {
  const cookies = new Map<string, string>();
  const call = async (endpoint: AnyEndpoint, input: object = {}): Promise<unknown> => {
    const services: { params?: unknown; query?: unknown; body?: object } = input;
    const reply = await app.inject({
      method: endpoint.method,
      url: `/api${pathOf(endpoint, services)}`,
      cookies: Object.fromEntries(cookies),
      headers: { 'user-agent': userAgent },
      remoteAddress: address,
      ...(services.body === undefined ? {} : { payload: toWire(endpoint.body, services.body) as object }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    if (reply.statusCode < 300) return fromWire(endpoint.reply, reply.json());
    const { code, fields } = reply.json<Pick<AppError, 'code' | 'fields'>>();
    throw new AppError(code, fields);
  };
  return { call: call as Caller, cookies };
}

/** The secret of the last link that was mailed to an address. */
export function mailedToken({ mails }: Product, to: string): string {
  const mail = mails.findLast((one) => one.to === to && one.text.includes('https://plate.test/'));
  const token = /https:\/\/plate\.test\/[\w-]+\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed to ${to}`);
  return token;
}
