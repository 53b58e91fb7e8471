const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Its text is inserted without escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Values are escaped unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.map((text, at) => text + (at < values.length ? rendered(values[at]!) : '')).join(''));
}

function rendered(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map((each: Html) => each.text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}
