import Type from 'typebox';
import facultiesList from '#lists/school/faculties.json' with { type: 'json' };
import { Coded, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access } from './named.ts';

export const faculties = {
  ...resource({
    path: '/Faculty/faculties',
    access,
    declared: facultiesList,
    one: 'faculty',
    row: Type.Object({ ...Coded, departments: Type.Integer() }),
  }),
  ...uploaded('/Faculty/faculties', 'Faculties', access),
};
