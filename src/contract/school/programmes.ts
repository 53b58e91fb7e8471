import Type from 'typebox';
import programmesList from '#lists/school/programmes.json' with { type: 'json' };
import programmeDepartmentsList from '#lists/school/programme-departments.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { nullable } from '../kit/schemas.ts';
import { listResource, Named, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active } from './named.ts';

export const programmes = {
  ...resource({
    path: '/SchoolProgramme/programmes',
    access,
    declared: programmesList,
    one: 'programme',
    row: Type.Object({
      ...Named,
      studentTypeId: id,
      studentType: Type.String(),
      departments: Type.Integer(),
      unitsNeeded: nullable(Type.Integer({ description: 'For the degree; null where the programme has no total' })),
    }),
  }),
  ...uploaded('/SchoolProgramme/programmes', 'Programmes', access),
};

export const programmeDepartments = {
  ...listResource({
    path: '/SchoolProgramme/programme-departments',
    access,
    declared: programmeDepartmentsList,
    one: 'programme department',
    filters: { schoolProgrammeId: id },
    row: Type.Object({
      id,
      schoolProgrammeId: id,
      programme: Type.String(),
      studentType: Type.String(),
      departmentId: id,
      department: Type.String(),
      faculty: Type.String(),
      active,
    }),
  }),
  ...uploaded('/SchoolProgramme/programme-departments', 'Departments of programmes', access),
};
