import Type from 'typebox';
import { resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active, Named } from './named.ts';

export const faculties = {
  ...resource({
    path: '/Faculty/faculties', access, one: 'faculty', many: 'Faculties', sorts: ['name', 'departments'], filters: { active },
    row: Type.Object({ ...Named, departments: Type.Integer() }),
  }),
  ...uploaded('/Faculty/faculties', 'Faculties', access),
};
