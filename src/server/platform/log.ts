import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';

/** The log holds nobody's data: addresses, phone numbers and RRRs are struck from every line, whoever wrote it. */
const REDACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[address]'],
  [/(?<![\w-])\+?(?:\d{10,}|\d{4}([- ])\d{4}\1\d{4})(?![\w-])/g, '[number]'],
];

/** Headers carry the caller's token, and a library may log them. */
const HEADERS = ['headers', '*.headers'];

export const withoutPersons = (line: string): string =>
  REDACTIONS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), line);

export function createLog(level: string, destination: pino.DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      redact: { paths: HEADERS, remove: true },
      hooks: { streamWrite: withoutPersons },
    },
    destination,
  );
}

/** Only these fields: a database's error also carries the row, and its message quotes values. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { type, message, stack, code } = stdSerializers.err(error as Error & { code?: string });
  const [safeMessage, safeStack] = [message, stack].map((text) =>
    isOfDatabase(error) ? text?.replaceAll(QUOTED_VALUE, ': …') : text,
  );
  return { type, message: safeMessage, stack: safeStack, ...(code === undefined ? {} : { code }) };
}

const QUOTED_VALUE = /: ".*"$/gm;

const isOfDatabase = (error: Error): boolean => 'severity' in error && 'routine' in error;
