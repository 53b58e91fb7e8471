import { koboFromNaira } from '#rules/money.ts';
import { ProviderError } from './providerError.ts';

export type ProviderReply = Readonly<Record<string, unknown>>;

/** It reads `{...}` and `jsonp ({...})` alike, and never runs the text. */
export function readReply(text: string): ProviderReply {
  const wrapped = /^\s*[A-Za-z_$][\w$.]*\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text);
  const reply = parse(wrapped ? wrapped[1]! : text);
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unreadable(text);
  return reply as ProviderReply;
}

/** The provider calls it `statuscode` when it makes an RRR and `status` after. */
export function codeOf(reply: ProviderReply): string {
  const code = reply['statuscode'] ?? reply['statusCode'] ?? reply['status'] ?? reply['responseCode'];
  if (typeof code !== 'string' || code === '') throw unreadable(JSON.stringify(reply));
  return storable(code);
}

/** Names are tried in turn; the text is '' when none is there. */
export function textOf(reply: ProviderReply, ...names: string[]): string {
  const value = names.map((name) => reply[name]).find((field) => field !== undefined && field !== null);
  return typeof value === 'string' || typeof value === 'number' ? storable(String(value)) : '';
}

/** PostgreSQL cannot store NUL in a text. */
const storable = (text: string): string => text.replaceAll('\0', '').trim();

/** The amount is in whole kobo, or null when it cannot be read. */
export function amountOf(reply: ProviderReply): number | null {
  const { amount } = reply;
  return typeof amount === 'string' || typeof amount === 'number' ? koboFromNaira(amount) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable(text, cause);
  }
}

const unreadable = (text: string, cause?: unknown) =>
  new ProviderError('unreadable', `The payment provider's answer cannot be read: ${text.slice(0, 200)}`, { cause });
