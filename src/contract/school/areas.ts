import Type from 'typebox';
import areasList from '#lists/school/areas.json' with { type: 'json' };
import areaAssignmentsList from '#lists/school/area-assignments.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { listResource, Named, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active } from './named.ts';

export const areas = {
  ...resource({
    path: '/AreaOfSpecialization/areas',
    access,
    declared: areasList,
    one: 'area of specialization',
    row: Type.Object({ ...Named, departments: Type.Integer() }),
  }),
  ...uploaded('/AreaOfSpecialization/areas', 'Areas of specialization', access),
};

export const areaAssignments = {
  ...listResource({
    path: '/AreaOfSpecialization/assignments',
    access,
    declared: areaAssignmentsList,
    one: 'assignment',
    row: Type.Object({
      id,
      areaId: id,
      area: Type.String(),
      departmentId: id,
      department: Type.String(),
      faculty: Type.String(),
      active,
    }),
  }),
  ...uploaded('/AreaOfSpecialization/assignments', 'Areas of specialization of departments', access),
};
