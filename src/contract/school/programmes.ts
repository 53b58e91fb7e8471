import Type from 'typebox';
import { Id as id } from '../kit/id.ts';
import { listResource, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active, Named } from './named.ts';

export const programmes = {
  ...resource({
    path: '/SchoolProgramme/programmes', access, one: 'programme', many: 'Programmes', sorts: ['name', 'studentType'], filters: { studentTypeId: id, active },
    row: Type.Object({ ...Named, studentTypeId: id, studentType: Type.String(), departments: Type.Integer() }),
  }),
  ...uploaded('/SchoolProgramme/programmes', 'Programmes', access),
};

export const programmeDepartments = {
  ...listResource({
    path: '/SchoolProgramme/programme-departments', access, one: 'programme department', many: 'Departments of programmes',
    sorts: ['programme', 'department'], filters: { schoolProgrammeId: id, departmentId: id, active },
    row: Type.Object({ id, schoolProgrammeId: id, programme: Type.String(), studentType: Type.String(), departmentId: id, department: Type.String(), faculty: Type.String(), active }),
  }),
  ...uploaded('/SchoolProgramme/programme-departments', 'Departments of programmes', access),
};
