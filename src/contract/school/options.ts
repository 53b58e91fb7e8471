import Type from 'typebox';
import { Id as id } from '../kit/id.ts';
import { resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active, Named } from './named.ts';

export const departmentOptions = {
  ...resource({
    path: '/Department/department-options', access, one: 'option', many: 'Options of departments', sorts: ['name', 'department'], filters: { departmentId: id, active },
    row: Type.Object({ ...Named, departmentId: id, department: Type.String(), faculty: Type.String() }),
  }),
  ...uploaded('/Department/department-options', 'Options of departments', access),
};
