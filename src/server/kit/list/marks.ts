import { invalid } from '../../platform/problem.ts';

/** It is never null. An index on it and the key makes every page cheap. */
export interface Ordered {
  readonly sql: string;
  readonly type: 'uuid' | 'text' | 'int4' | 'int8' | 'timestamptz' | 'date';
}

export type Mark = readonly [sort: string, value: string, key: string];

export const markText = (mark: Mark): string => Buffer.from(JSON.stringify(mark)).toString('base64url');

const SHAPES: Readonly<Record<Ordered['type'], RegExp>> = {
  uuid: /^[0-9a-f-]{36}$/,
  text: /^[^\0]*$/,
  int4: /^-?\d{1,9}$/,
  int8: /^-?\d{1,18}$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

/** @throws Problem 422 for what is no mark of this order: the database must never see it */
export function readMark(text: string, sort: string, value: Ordered, key: Ordered): Mark {
  const mark = parsed(text);
  const fits = Array.isArray(mark) && mark[0] === sort && fitsType(mark[1], value) && fitsType(mark[2], key);
  if (!fits) throw invalid('This page of the list cannot be found. Please open the list again');
  return mark as unknown as Mark;
}

const fitsType = (part: unknown, { type }: Ordered) => typeof part === 'string' && SHAPES[type].test(part);

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
