/** `('held', 'paid')`, for a statement that means some of a workflow's states. The words are constants of ours. */
export const inList = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;
