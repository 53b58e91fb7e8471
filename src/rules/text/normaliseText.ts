/** What keyboards write for an apostrophe: curly or turned; in Hausa a letter of its own; wide. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\uff07]/g;

/** The one form in which text is judged, stored and compared: letters composed with their marks (NFC), apostrophes straight. */
export const normaliseText = (text: string): string => text.normalize('NFC').replace(APOSTROPHES, "'");
