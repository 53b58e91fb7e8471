import Type from 'typebox';
import contactsList from '#lists/admissions/contacts.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { resource } from '../kit/resource.ts';
import { Revision } from '../kit/revision.ts';
import { nullable } from '../kit/schemas.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'student-management' } as const;
const textOrNull = nullable(Type.String());

/** Where candidates are reached, beside what they applied with. */
export const contacts = {
  ...resource({
    path: '/AdmissionList/contacts',
    access,
    declared: contactsList,
    one: 'contact',
    row: Type.Object({
      id,
      registrationNumber: Type.String(),
      fullName: textOrNull,
      email: textOrNull,
      phone: textOrNull,
      active: Type.Boolean(),
      revision: Revision,
    }),
  }),
  ...uploaded('/AdmissionList/contacts', 'Contacts of candidates', access),
};
