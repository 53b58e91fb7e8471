/** The specification gives these to the letter, so they stay, hard to read as they are. */
export const SPECIFIED: ReadonlySet<string> = new Set([
  'Kindly ensure your payment is made with an RRR generated from the Portal',
  'invalid name format. Please ensure there are no trailing spaces and use a name with a minimum length of 2 characters.',
  // Applications hold this answer already.
  'E-mail',
]);
