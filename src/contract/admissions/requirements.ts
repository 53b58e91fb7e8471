import Type from 'typebox';
import requirementsList from '#lists/admissions/requirements.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { resource } from '../kit/resource.ts';
import { Revision } from '../kit/revision.ts';
import { nullable } from '../kit/schemas.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'student-management' } as const;
const text = Type.String();
const figure = nullable(Type.Integer());

/** What a programme asks of its candidates, since when, and who says so. */
export const requirements = {
  ...resource({
    path: '/AdmissionList/requirements',
    access,
    declared: requirementsList,
    one: 'requirement',
    row: Type.Object({
      id,
      departmentId: id,
      department: text,
      programmeId: id,
      programme: text,
      studentTypeId: id,
      studentType: text,
      mode: text,
      validFrom: text,
      validTo: nullable(text),
      utmeCompulsory: text,
      utmeAnyOf: text,
      oLevelCompulsory: text,
      oLevelAnyOf: text,
      oLevelCredits: figure,
      oLevelSittings: figure,
      minimumUtme: figure,
      minimumScreening: figure,
      minimumAge: figure,
      directEntry: text,
      waivers: text,
      source: text,
      active: Type.Boolean(),
      mayChange: Type.Boolean(),
      revision: Revision,
    }),
  }),
  ...uploaded('/AdmissionList/requirements', 'Requirements', access),
};
