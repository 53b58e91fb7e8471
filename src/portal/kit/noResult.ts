/** The specification's words (section 8) for a search without a result; where filters alone were chosen, those of its table. */
export const noResult = (search?: string): string =>
  search ? `No result found for "${search}", check your selection and try again` : 'no result found';
