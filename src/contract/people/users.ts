import Type from 'typebox';
import usersList from '#lists/people/users.json' with { type: 'json' };
import { bulk } from '../kit/bulk.ts';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { historyOf } from '../kit/history.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { AtRevision, Revision } from '../kit/revision.ts';
import { uploaded } from '../kit/upload.ts';

const CLAIM = { claim: 'user-management' } as const;
const UserId = Type.Object({ id: Type.String({ format: 'uuid' }) });
const IdOrNull = Type.Union([Type.Integer(), Type.Null()]);
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const Email = Type.Union([Type.String(), Type.Null()]);

const UserRow = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  fullName: Type.String(),
  email: Email,
  role: Type.String(),
  active: Type.Boolean(),
  createdAt: Type.String(),
  revision: Revision,
});

export const users = listed({
  path: '/UserManagement/all-users',
  access: CLAIM,
  declared: usersList,
  summary: 'People who have an account',
  row: UserRow,
  filters: { roleId: Id },
});

export const userBulk = bulk(users.list, usersList, UserId.properties.id, 'person');

export const userSheet = uploaded(users.list.path, 'Users', CLAIM, { changes: 'person' });

export const user = endpoint({
  method: 'GET',
  path: '/UserManagement/user/:id',
  access: CLAIM,
  summary: "A person's account",
  params: UserId,
  reply: Type.Object({
    ...UserRow.properties,
    surname: Type.String(),
    firstname: Type.String(),
    middlename: Type.String(),
    mobileNumber: Type.Union([Type.String(), Type.Null()]),
    roleId: Type.Integer(),
    twoFactor: Type.Boolean(),
    /** Whether they have set a password and confirmed their address. */
    hasMoved: Type.Boolean(),
    /** Only staff have a staff profile. */
    isStaff: Type.Boolean(),
  }),
});
export type UserRecord = Reply<typeof user>;

export const userHistory = historyOf(user.path, UserId, CLAIM, 'user');

const UserAnswers = Type.Record(Type.String(), Type.Unknown());

export const createUser = endpoint({
  method: 'POST',
  path: '/UserManagement/create-user',
  access: CLAIM,
  inPerson: true,
  summary: 'Opens an account, and mails its owner a link to choose a password',
  body: UserAnswers,
  reply: Type.Object({ id: Type.String() }),
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/UserManagement/update-user/:id',
  access: CLAIM,
  inPerson: true,
  changes: 'person',
  summary: "Corrects a person's account; 409 when it was changed since that revision",
  params: UserId,
  query: AtRevision,
  body: UserAnswers,
  reply: Type.Null(),
});

export const toggleUser = endpoint({
  method: 'POST',
  path: '/UserManagement/toggle-user-status/:id',
  access: CLAIM,
  inPerson: true,
  changes: 'person',
  summary: 'Closes an account, which ends its sessions, or opens it again',
  params: UserId,
  body: Type.Object({ active: Type.Boolean() }),
  reply: Type.Null(),
});

export const sendSetupMail = endpoint({
  method: 'POST',
  path: '/Authentication/send-setup-password-email',
  access: CLAIM,
  inPerson: true,
  changes: 'person',
  summary: 'Mails a person a link to choose a password; 409 where the address is not theirs any more',
  query: Type.Object({ userId: UserId.properties.id, email: Type.String({ maxLength: 254 }) }),
  reply: Type.Null(),
});

export const toggleUserActivation = endpoint({
  method: 'POST',
  path: '/Authentication/toggle-user-activation-status',
  access: CLAIM,
  inPerson: true,
  changes: 'person',
  summary: 'The same as toggle-user-status, with the person in the query',
  query: Type.Object({ userId: UserId.properties.id }),
  body: Type.Object({ active: Type.Boolean() }),
  reply: Type.Null(),
});

export const staffProfile = endpoint({
  method: 'GET',
  path: '/UserManagement/staff/:id',
  access: CLAIM,
  summary: 'What the college keeps of a member of staff; nulls where nobody has written it yet',
  params: UserId,
  reply: Type.Object({
    staffTypeId: IdOrNull,
    salaryGradeId: IdOrNull,
    departmentId: IdOrNull,
    bankId: IdOrNull,
    accountNumber: TextOrNull,
    pensionFundId: IdOrNull,
    pensionPin: TextOrNull,
    revision: Revision,
  }),
});
export type StaffProfile = Reply<typeof staffProfile>;

export const staffHistory = historyOf(staffProfile.path, UserId, CLAIM, 'staff profile');

export const updateStaff = endpoint({
  method: 'PUT',
  path: '/UserManagement/update-staff/:id',
  access: CLAIM,
  inPerson: true,
  changes: 'person',
  summary: 'Writes a staff profile; 409 when it was changed since that revision',
  params: UserId,
  query: AtRevision,
  body: UserAnswers,
  reply: Type.Null(),
});
