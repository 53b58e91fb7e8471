/** An element within a sentence is one character of it, of Unicode's private area, so that a translation may put it elsewhere. */
const FIRST = 0xe000;

export const MARKS = /([\ue000-\uf8ff])/;

/** A value of a sentence is one element, or a text that holds none. */
export const VALUE = '([\ue000-\uf8ff]|[^\ue000-\uf8ff]+?)';

export const markOf = (index: number): string => String.fromCharCode(FIRST + index);

export const placeOf = (mark: string): number => mark.charCodeAt(0) - FIRST;
