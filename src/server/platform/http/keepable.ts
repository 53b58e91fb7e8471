import { childPointer } from '#catalogue/pointer.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair. @returns the JSON Pointer of the first text or name with one */
export function unkeepable(sent: unknown): string | undefined {
  const waiting: [pointer: string, value: unknown][] = [['', sent]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string' && !isKeepable(value)) return pointer;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isKeepable(name)) return pointer;
      waiting.push([childPointer(pointer, name), inner]);
    }
  }
  return undefined;
}

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
