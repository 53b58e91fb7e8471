import Type from 'typebox';
import { Id as id } from '../kit/id.ts';
import { resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active, Named } from './named.ts';

export const departments = {
  ...resource({
    path: '/Department/departments', access, one: 'department', many: 'Departments', sorts: ['name', 'faculty'], filters: { facultyId: id, active },
    row: Type.Object({ ...Named, facultyId: id, faculty: Type.String(), options: Type.Integer() }),
  }),
  ...uploaded('/Department/departments', 'Departments', access),
};
