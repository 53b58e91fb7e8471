import type { Missing, Unmet } from '#contract/kit/unmet.ts';

/** The key is the field's JSON Pointer. */
export type FieldMessages = Record<string, string>;

/** A 4xx speaks: `message` is shown, `title` heads the flag, `errors` go to fields. Any other error is a silent 500. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string | undefined;
  readonly errors: FieldMessages | undefined;
  /** The seconds are sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What a person has to answer before it can be done; a page knows it by its `kind`. */
  readonly question: { readonly kind: string } | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      title?: string;
      errors?: FieldMessages;
      retryAfter?: number;
      question?: { readonly kind: string };
    } = {},
  ) {
    super(message);
    this.status = status;
    this.title = more.title;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.question = more.question;
  }
}

/** This 503 speaks: another server, or this one soon, can do it. `errors` name what is missing. */
export class Unavailable extends Problem {
  constructor(message: string, errors: FieldMessages = {}, retryAfter = 5) {
    super(503, message, { errors, retryAfter });
  }
}

export const notFound = (message: string) => new Problem(404, message);
export const unauthorised = (message = 'Please log in again to continue') => new Problem(401, message);
export const forbidden = (message = 'You do not have access to this') => new Problem(403, message);
export const invalid = (message: string, errors?: FieldMessages) => new Problem(422, message, errors ? { errors } : {});

/** A condition that is not met is no failure: a page says what is missing and leads on. @param status 404 where there is nothing to see yet */
export function unmet(message: string, missing: readonly Missing[], { title = 'Not yet!', status = 422 } = {}) {
  const question: Unmet = { kind: 'unmet', missing };
  return new Problem(status, message, { title, question });
}

export const mistakeAt = (pointer: string, message: string, title: string) =>
  new Problem(422, message, { title, errors: { [pointer]: message } });

export function mistyped(errors: FieldMessages, title?: string): Problem {
  const [first, ...others] = Object.values(errors);
  const message = first && others.length === 0 ? first : 'Please correct the marked fields';
  return new Problem(422, message, { errors, ...(title !== undefined && { title }) });
}
