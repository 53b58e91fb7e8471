import { koboFromNaira } from '#rules/money.ts';
import { ProviderError } from './providerError.ts';

/** An answer of the provider: an object whose fields are still to be read one by one. */
export type ProviderReply = Readonly<Record<string, unknown>>;

/** Reads `{...}` and `jsonp ({...})` alike. Only ever parsed, never run. */
export function readReply(text: string): ProviderReply {
  const wrapped = /^\s*[A-Za-z_$][\w$.]*\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text);
  const reply = parse(wrapped ? wrapped[1]! : text);
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unreadable(text);
  return reply as ProviderReply;
}

/** The answer's code, as the text it is. The provider names it `statuscode` when it makes an RRR and `status` after. */
export function codeOf(reply: ProviderReply): string {
  const code = reply['statuscode'] ?? reply['statusCode'] ?? reply['status'] ?? reply['responseCode'];
  if (typeof code !== 'string' || code === '') throw unreadable(JSON.stringify(reply));
  return kept(code);
}

/** A text of the answer, whichever way its name is written; '' when it is not there. */
export function textOf(reply: ProviderReply, ...names: string[]): string {
  const value = names.map((name) => reply[name]).find((found) => found !== undefined && found !== null);
  return typeof value === 'string' || typeof value === 'number' ? kept(String(value)) : '';
}

/** As the database can keep it. */
const kept = (text: string): string => text.replaceAll('\0', '').trim();

/** The amount in whole kobo, or null when there is none that can be read. */
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
