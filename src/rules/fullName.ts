export const fullName = ({
  lastname,
  firstname,
  middlename,
}: {
  lastname: string;
  firstname: string;
  middlename: string;
}): string => [lastname, firstname, middlename].filter(Boolean).join(' ');
