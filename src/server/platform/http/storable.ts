import type { FastifyInstance } from 'fastify';
import { childPointer } from '#catalogue/pointer.ts';
import { mistyped } from '../problem.ts';

/**
 * No route is reached with a text that the database does not take, in whichever part of a request: a route that is not of the
 * contract declares no schema, and would ask the database with it. Pages have no parameters that a server reads.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ is404, params, query, body }) => {
    if (is404) return;
    for (const part of [params, query, body]) {
      const pointer = unstorable(part);
      if (pointer !== undefined) throw mistyped({ [pointer]: 'There is a character in this that cannot be kept' });
    }
  });
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. @returns the JSON Pointer of the first text or name with one */
export function unstorable(sent: unknown): string | undefined {
  const waiting: [pointer: string, value: unknown][] = [['', sent]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return pointer;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return pointer;
      waiting.push([childPointer(pointer, name), inner]);
    }
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
