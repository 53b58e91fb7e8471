/** A message for one field, keyed by the JSON Pointer of the field. */
export type FieldMessages = Record<string, string>;

/**
 * The one error type of the server. A 4xx speaks: `message` is shown to the person, `title` heads the flag,
 * `errors` belong to fields. Anything else that is thrown becomes a silent 500 with a request id.
 */
export class Problem extends Error {
  readonly status: number;
  readonly title: string | undefined;
  readonly errors: FieldMessages | undefined;
  /** Seconds after which the same request may succeed; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, more: { title?: string; errors?: FieldMessages; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.title = more.title;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** What this server cannot do just now, told all the same: another may, or this one soon. `errors` say what of it is missing. */
export class Unavailable extends Problem {
  constructor(message: string, errors: FieldMessages = {}, retryAfter = 5) {
    super(503, message, { errors, retryAfter });
  }
}

export const notFound = (message: string) => new Problem(404, message);
export const unauthorised = (message = 'Please log in again to continue') => new Problem(401, message);
export const forbidden = (message = 'You do not have access to this') => new Problem(403, message);
export const invalid = (message: string, errors?: FieldMessages) => new Problem(422, message, errors ? { errors } : {});

/** One mistake, told at its field and by the flag. */
export const mistakeAt = (pointer: string, message: string, title: string) => new Problem(422, message, { title, errors: { [pointer]: message } });

/** Mistakes at their fields; a single one is also what the flag says. */
export function mistyped(errors: FieldMessages, title?: string): Problem {
  const [first, ...others] = Object.values(errors);
  const message = first && others.length === 0 ? first : 'Please correct the marked fields';
  return new Problem(422, message, { errors, ...(title !== undefined && { title }) });
}
