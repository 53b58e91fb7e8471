/** A text that is no number stays as typed: it is refused in the field's own words, and nothing is lost. */
export function readNumber(text: string): unknown {
  const typed = text.trim();
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(typed) ? Number(typed) : text;
}
