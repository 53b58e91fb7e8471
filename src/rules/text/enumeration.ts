/** 'Number', 'Number and Name', 'Number, Name and Sex' */
export const enumeration = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
