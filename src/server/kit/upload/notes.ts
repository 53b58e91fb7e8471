import type { Sheet, SheetRow } from '../sheet/reading.ts';
import type { UploadTarget } from './target.ts';

/** A spreadsheet program reads 08031112277 as a number and saves 8031112277. */
const WITHOUT_ZERO = /^[789]\d{9}$/;

/** Puts the zero back as rows go through, and counts the numbers. */
export function phonesOf({ phones = [] }: Pick<UploadTarget, 'phones'>) {
  let count = 0;
  return {
    restore: (row: SheetRow): SheetRow => {
      const short = phones.filter((heading) => WITHOUT_ZERO.test(row.cells[heading] ?? ''));
      count += short.length;
      return short.length === 0
        ? row
        : {
            ...row,
            cells: { ...row.cells, ...Object.fromEntries(short.map((name) => [name, `0${row.cells[name]}`])) },
          };
    },
    restored: () => count,
  };
}

/** What a person should know of their file before they believe its counts. */
export function notesOf({ name, unread }: Sheet, phones: number): string[] {
  return [
    ...(name ? [`The sheet that was read is '${name}'.`] : []),
    ...(unread.length === 0
      ? []
      : [
          unread.length === 1
            ? `The column '${unread[0]}' is not read: an upload cannot change it.`
            : `The columns '${unread.join("', '")}' are not read: an upload cannot change them.`,
        ]),
    ...(phones === 0
      ? []
      : [
          phones === 1
            ? 'One phone number had lost its first zero; it was put back.'
            : `${phones} phone numbers had lost their first zero; it was put back.`,
        ]),
  ];
}
