import Type, { type Static } from 'typebox';
import { ClaimName, SectionName } from './claims.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { AtRevision, Revision } from '../kit/revision.ts';

const access = { claim: 'access-control' } as const;

const Claim = Type.Object({
  claim: ClaimName,
  title: Type.String(),
  section: SectionName,
  lets: Type.String(),
  inPerson: Type.Boolean(),
  /** The claim on whose pages it is done; null where it has pages of its own. */
  on: Type.Union([ClaimName, Type.Null()]),
  /** The caller may give it: they hold it, or it concerns its holder's own affairs. */
  givable: Type.Boolean(),
});
export type ListedClaim = Static<typeof Claim>;

const Permission = Type.Object({ name: SectionName, claims: Type.Array(ClaimName) });
export type Permission = Static<typeof Permission>;

export const claims = endpoint({
  method: 'GET',
  path: '/RoleClaims/claims',
  access,
  summary: 'Everything that can be allowed, in words',
  reply: Type.Array(Claim),
});

export const permissions = endpoint({
  method: 'GET',
  path: '/RoleClaims/permissions',
  access,
  summary: 'The claims in groups: one for each section of the portal',
  reply: Type.Array(Permission),
});

const Role = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  maySignIn: Type.Boolean(),
  /** The portal itself goes by its name, so that it cannot be changed. */
  fixed: Type.Boolean(),
  holders: Type.Integer(),
  claims: Type.Array(ClaimName),
  revision: Revision,
});
export type Role = Static<typeof Role>;

export const roles = endpoint({
  method: 'GET',
  path: '/RoleClaims/roles',
  access,
  summary: 'The roles, by name',
  reply: Type.Array(Role),
});

export const studentRoles = endpoint({
  method: 'GET',
  path: '/RoleClaims/get-student-roles',
  access,
  summary: 'The roles of students: those with the claim `student`',
  reply: Type.Array(Role),
});

const Claims = Type.Array(ClaimName, { maxItems: 40 });

const WrittenRole = { name: Type.String({ maxLength: 60 }), maySignIn: Type.Boolean() };

export const createRole = endpoint({
  method: 'POST',
  path: '/RoleClaims/create-role',
  access,
  summary: 'Makes a role, with what everyone has and what it is given',
  body: Type.Object({ ...WrittenRole, claims: Type.Optional(Claims) }),
  reply: Type.Object({ id: Type.Integer() }),
});

export const updateRole = endpoint({
  method: 'PUT',
  path: '/RoleClaims/role/:id',
  access,
  changes: 'role',
  summary:
    'Renames a role, gives it claims and takes others, lets its people sign in or not; 409 when it was changed since that revision',
  params: Type.Object({ id: Id }),
  query: AtRevision,
  body: Type.Object({ ...WrittenRole, give: Type.Optional(Claims), take: Type.Optional(Claims) }),
  reply: Type.Null(),
});

export const removeRole = endpoint({
  method: 'DELETE',
  path: '/RoleClaims/role/:id',
  access,
  changes: 'role',
  summary: 'Removes a role that nobody has',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
});

export const roleClaims = endpoint({
  method: 'GET',
  path: '/RoleClaims/role-claims',
  access,
  summary: 'What a role may do',
  query: Type.Object({ roleId: Id }),
  reply: Type.Array(ClaimName),
});

export const updateRoleClaims = endpoint({
  method: 'PUT',
  path: '/RoleClaims/update-role-claims',
  access,
  changes: 'role',
  summary: 'Gives claims to a role and takes others from it, at once',
  body: Type.Object({ roleId: Id, give: Claims, take: Claims }),
  reply: Type.Null(),
});

const UserClaims = Type.Object({
  userId: Type.String(),
  userName: Type.String(),
  fullName: Type.String(),
  /** The main role comes first. */
  roles: Type.Array(Type.String()),
  byRole: Type.Array(ClaimName),
  exceptions: Type.Array(Type.Object({ claim: ClaimName, granted: Type.Boolean() })),
});
export type UserClaims = Static<typeof UserClaims>;

export const userClaims = endpoint({
  method: 'GET',
  path: '/RoleClaims/user-claims',
  access,
  summary: 'What a person may do, and why; by user name or email address',
  query: Type.Object({ userName: Type.String({ maxLength: 254 }) }),
  reply: UserClaims,
});

const UserId = Type.String({ format: 'uuid' });

export const createUserClaims = endpoint({
  method: 'POST',
  path: '/RoleClaims/create-user-claims',
  access,
  changes: 'person',
  summary: 'Grants claims to one person, or denies them, whatever their roles say',
  body: Type.Object({
    userId: UserId,
    claims: Type.Array(ClaimName, { minItems: 1, maxItems: 40 }),
    granted: Type.Boolean(),
  }),
  reply: Type.Null(),
});

export const updateUserClaims = endpoint({
  method: 'PUT',
  path: '/RoleClaims/update-user-claims/:id',
  access,
  changes: 'person',
  summary: 'Replaces what is granted to one person, or denied them, whatever their roles say',
  params: Type.Object({ id: UserId }),
  body: Type.Object({ granted: Claims, denied: Claims }),
  reply: Type.Null(),
});

export const deleteUserClaim = endpoint({
  method: 'DELETE',
  path: '/RoleClaims/delete-user-claim',
  access,
  changes: 'person',
  summary: 'Ends a grant or a denial: the roles decide again',
  query: Type.Object({ userId: UserId, claim: ClaimName }),
  reply: Type.Null(),
});
