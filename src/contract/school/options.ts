import Type from 'typebox';
import optionsList from '#lists/school/options.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { Named, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access } from './named.ts';

export const departmentOptions = {
  ...resource({
    path: '/Department/department-options',
    access,
    declared: optionsList,
    one: 'option',
    row: Type.Object({ ...Named, departmentId: id, department: Type.String(), faculty: Type.String() }),
  }),
  ...uploaded('/Department/department-options', 'Options of departments', access),
};
