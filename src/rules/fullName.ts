/** As the college writes a person: surname, first name, and the middle name when there is one. */
export const fullName = ({ lastname, firstname, middlename }: { lastname: string; firstname: string; middlename: string }): string =>
  [lastname, firstname, middlename].filter(Boolean).join(' ');
