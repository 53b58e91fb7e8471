/** '2026-11-21', or a moment that begins so, as '21/11/2026': how every page and paper shows a day. */
export const displayDate = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/');
