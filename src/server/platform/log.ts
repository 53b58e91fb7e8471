import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';

/**
 * The log is lines of JSON, without anybody's data: it names things by the college's own ids. Errors are told by their
 * kind, words and stack, since a database's error also carries the row; and what looks like an address, a phone number or
 * an RRR is struck from every line, whoever wrote it.
 */
const STRUCK: readonly (readonly [RegExp, string])[] = [
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[address]'],
  [/(?<![\w-])\+?(?:\d{10,}|\d{4}([- ])\d{4}\1\d{4})(?![\w-])/g, '[number]'],
];

/** They carry the caller's token; a library that logs what it was given, logs them too. */
const HEADERS = ['headers', '*.headers'];

export const withoutPersons = (line: string): string => STRUCK.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), line);

export function createLog(level: string, destination: pino.DestinationStream = pino.destination(1)): Logger {
  return pino({
    level,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: told },
    redact: { paths: HEADERS, remove: true },
    hooks: { streamWrite: withoutPersons },
  }, destination);
}

function told(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { type, message, stack, code } = stdSerializers.err(error as Error & { code?: string });
  const [words, lines] = [message, stack].map((text) => (isOfDatabase(error) ? text?.replaceAll(QUOTED_VALUE, ': …') : text));
  return { type, message: words, stack: lines, ...(code === undefined ? {} : { code }) };
}

/** `invalid input syntax for type date: "…"`. */
const QUOTED_VALUE = /: ".*"$/gm;

const isOfDatabase = (error: Error): boolean => 'severity' in error && 'routine' in error;
