import Type from 'typebox';
import studentTypesList from '#lists/school/student-types.json' with { type: 'json' };
import { Coded, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access } from './named.ts';

export const studentTypes = {
  ...resource({
    path: '/StudentType/all-student-types',
    access,
    declared: studentTypesList,
    one: 'student type',
    row: Type.Object({
      ...Coded,
      matricTemplate: Type.Union([Type.String(), Type.Null()]),
      numbersAtClearance: Type.Boolean(),
      programmes: Type.Integer(),
    }),
  }),
  ...uploaded('/StudentType/all-student-types', 'Student types', access),
};
