/** What stands below a list, in the first cell of its row that has something in it. */
const FOOTERS = [
  /^(?:(?:grand|sub|overall|class)[\s-]*)?(?:totals?|averages?|mean|sum|count)(?: (?:amount|score|units?|students|candidates|number))?\s*[:=]?[\s\d.,]*$/i,
  /^(?:number|no\.?) (?:examined|passed|failed|absent|registered)\b/i,
  /^(?:passed|failed|absent)\s*:?$/i,
  /^(?:signature|signed|sign|prepared by|approved by|checked by|compiled by)\b/i,
  /^(?:(?:course )?(?:lecturer|examiner|internal examiner|external examiner|hod|h\.o\.d\.?|head of department|dean|registrar|exam(?:ination)?s? officer)(?:['’]?s)?(?: (?:name|signature|sign|stamp)| *[:_]))/i,
  /^(?:name|signature) of (?:the )?(?:lecturer|examiner|hod|head|dean|registrar|exam)/i,
  /^(?:opening|closing) balance\b/i,
  /_{4,}/,
];

/**
 * Whether a row is none of the list: it says TOTAL, an average or who signs, and its key says nothing else.
 * @param first the first cell of the row that has something in it. @param keys the cells of the list's key
 * @param isBelowOne such a row stands above it: figures of 'Passed' may then lie below the key's heading
 */
export const isFooter = (first: string, keys: readonly string[], isBelowOne = false): boolean =>
  (isBelowOne || keys.every((key) => key === '' || key === first)) && FOOTERS.some((footer) => footer.test(first));
