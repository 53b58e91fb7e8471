/** The file is no workbook, or cannot be read to its end. */
export class Damaged extends Error {}

export class TooLarge extends Error {}
