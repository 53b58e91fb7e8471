import { createInterface } from 'node:readline/promises';

/** A file of answers may replace the person: each line answers one question. */
export interface Terminal {
  /** Undefined when the input has ended. */
  ask(text: string): Promise<string | undefined>;
  close(): void;
}

export function openTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(text) {
      process.stdout.write(text);
      const { value, done } = await lines.next();
      return done ? undefined : (value as string);
    },
    close: () => reader.close(),
  };
}
