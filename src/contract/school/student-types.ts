import Type from 'typebox';
import { resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active, Named } from './named.ts';

export const studentTypes = {
  ...resource({
    path: '/StudentType/all-student-types', access, one: 'student type', many: 'Student types', sorts: ['name', 'programmes'], filters: { active },
    row: Type.Object({ ...Named, programmes: Type.Integer() }),
  }),
  ...uploaded('/StudentType/all-student-types', 'Student types', access),
};
