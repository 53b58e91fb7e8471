import Type from 'typebox';
import { Id as id } from '../kit/id.ts';
import { listResource, resource } from '../kit/resource.ts';
import { uploaded } from '../kit/upload.ts';
import { access, active, Named } from './named.ts';

export const areas = {
  ...resource({
    path: '/AreaOfSpecialization/areas', access, one: 'area of specialization', many: 'Areas of specialization', sorts: ['name', 'departments'], filters: { active },
    row: Type.Object({ ...Named, departments: Type.Integer() }),
  }),
  ...uploaded('/AreaOfSpecialization/areas', 'Areas of specialization', access),
};

export const areaAssignments = {
  ...listResource({
    path: '/AreaOfSpecialization/assignments', access, one: 'assignment', many: 'Areas of specialization of departments',
    sorts: ['area', 'department'], filters: { areaId: id, departmentId: id, active },
    row: Type.Object({ id, areaId: id, area: Type.String(), departmentId: id, department: Type.String(), faculty: Type.String(), active }),
  }),
  ...uploaded('/AreaOfSpecialization/assignments', 'Areas of specialization of departments', access),
};
