/** A blank is no label, though it is a text. */
export const isBlank = (text: unknown): boolean => typeof text === 'string' && text.trim() === '';
