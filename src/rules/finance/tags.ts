/** 'Laboratory, gst' as the words that fees name, each once and in the order of the alphabet. */
export const tagsOf = (typed: string): readonly string[] =>
  [...new Set(typed.toLowerCase().split(/[,;\s]+/))].filter((word) => word !== '').sort();

/** The other way round: as a cell and a form have them. */
export const tagsInWords = (tags: readonly string[]): string => tags.join(', ');
