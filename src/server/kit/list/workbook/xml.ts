export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for these, and of `\ud800` to `\udfff` for none that stands alone. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export const escaped = (text: string): string => text.replace(NO_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
