/**
 * What keyboards write for an apostrophe: curly or turned; in Hausa a letter of its own; wide; an accent without its letter. The first two are
 * the bytes of Windows-1252 for a curly one, read as Latin-1.
 */
const APOSTROPHES = /[\u0091\u0092\u00b4\u2018\u2019\u201b\u02bb\u02bc\uff07]/g;

/** What word processors write for a hyphen; a dash between two letters is one too. Older browsers cannot look behind. */
const HYPHENS = /[\u2010\u2011]/g;
const DASHES = /(\p{L})\u2013(?=\p{L})/gu;

/** They come with what is copied from a page, and nobody sees them. What joins letters or pictures stays. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Text of these alone is in its form already, as nearly all that is typed: one look at it instead of three. */
const PLAIN = /^[\n\r\t -~]*$/;

/** The one form in which text is judged, stored and compared: letters composed with their marks (NFC), apostrophes straight, hyphens plain, nothing unseen. */
export const normaliseText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replace(UNSEEN, '').normalize('NFC').replace(APOSTROPHES, "'").replace(HYPHENS, '-').replace(DASHES, '$1-');
