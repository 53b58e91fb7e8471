/** Between the items of a list that a page joins by itself. */
export const LIST_WORDS = ['or', 'and'];

const SEPARATORS = [', or ', ', and ', ' or ', ' and ', ', '];

/** @returns the list of what each item is, undefined where one of them has no translation */
export function listTranslation(find: (english: string) => string | undefined, list: string): string | undefined {
  for (const separator of SEPARATORS) {
    if (!list.includes(separator)) continue;
    const items = list.split(separator).map(find);
    if (items.every((item) => item !== undefined))
      return items.join(separator.replace(/\w+/, (word) => find(word) ?? word));
  }
  return undefined;
}
