/** The file is no workbook, or cannot be read to its end. */
export class Damaged extends Error {}

export class TooLarge extends Error {}

/** Only who knows its password can read it. */
export class Locked extends Error {}

/** The first row has not the headings that are needed. */
export class OtherHeadings extends Error {}
