/** What is no workbook, or one that cannot be read to its end. */
export class Damaged extends Error {}

/** What would need more than a workbook is given. */
export class TooLarge extends Error {}
