/** Spaces and small letters make no other number. */
export const exactNumber = (written: string): string => written.replace(/\s/g, '').toUpperCase();

/** '2024/csc/3' and '2024/CSC/003' have one: zeros that a spreadsheet program or a person left out before a figure. */
export const looseNumber = (written: string): string => exactNumber(written).replace(/(?<!\d)0+(?=\d)/g, '');
