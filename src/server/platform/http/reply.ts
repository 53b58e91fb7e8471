export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Spoken<T> {
  readonly message: string;
  readonly data: T;
  constructor(message: string, data: T) {
    this.message = message;
    this.data = data;
  }
}

/** For hot paths: `text` must be one JSON value that fits the contract's reply; nothing checks it again. */
export const rawJson = (text: string) => new RawJson(text);

export const withMessage = <T>(message: string, data: T) => new Spoken(message, data);

export function envelope(data: unknown): object | string {
  if (data instanceof RawJson) return `{"success":true,"data":${data.text}}`;
  if (data instanceof Spoken) return { success: true, message: data.message, data: data.data };
  return { success: true, data };
}
