/** How a slip shows what is not a label and a value, and the type of answer that each layout takes. */
export const LAYOUTS = {
  'o-level-sittings': { types: ['array'], meaning: 'First Sitting and Second Sitting, each with its table of subject and grade' },
} as const satisfies Record<string, { types: readonly string[]; meaning: string }>;
