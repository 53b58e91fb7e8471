import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** Our deepest body has eight levels. What walks a body recursively would run out of stack. */
export const DEEPEST = 32;

/** Our largest body has some hundreds of values, a full list of notifications 7,500. */
export const MOST_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

export function boundJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const refusal = refusalOf(body as string);
    if (refusal === undefined) return parse(request, body as string, done);
    return done(new Problem(400, refusal));
  });
}

export function refusalOf(text: string): string | undefined {
  let [depth, values] = [0, 1];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) values += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) return 'What was sent is nested too deeply to be read';
    if (values > MOST_VALUES) return 'What was sent has too many parts to be read';
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) return at;
  }
  return text.length;
}
