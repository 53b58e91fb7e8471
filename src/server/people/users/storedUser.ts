import { partsOf, type Typed } from './service.ts';

type Parts = ReturnType<typeof partsOf>;

/** An account by the columns of its table, as an upload stages it. */
export const recordOf = (typed: Typed) => {
  const { userName, roleId, mobileNumber, ...same } = partsOf(typed);
  return { ...same, user_name: userName, role_id: roleId, mobile_number: mobileNumber };
};

export type StoredUser = ReturnType<typeof recordOf>;

export const partsFrom = ({
  user_name: userName,
  role_id: roleId,
  surname,
  firstname,
  middlename,
  email,
  mobile_number: mobileNumber,
}: StoredUser): Parts => ({ userName, roleId, surname, firstname, middlename, email, mobileNumber });
