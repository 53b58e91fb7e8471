import Type from 'typebox';
import departmentsList from '#lists/school/departments.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { Coded, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access } from './named.ts';

export const departments = {
  ...resource({
    path: '/Department/departments',
    access,
    declared: departmentsList,
    one: 'department',
    row: Type.Object({ ...Coded, facultyId: id, faculty: Type.String(), options: Type.Integer() }),
  }),
  ...uploaded('/Department/departments', 'Departments', access),
};
