import Type from 'typebox';
import scoreWindowsList from '#lists/academics/score-windows.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { resource } from '../kit/resource.ts';
import { Revision as revision } from '../kit/revision.ts';

/** The last day on which lecturers enter scores of a semester. The registry sets it. */
export const scoreWindows = resource({
  path: '/Results/score-windows',
  access: { claim: 'publish-results' },
  declared: scoreWindowsList,
  one: 'last day for scores',
  row: Type.Object({
    id,
    name: Type.String(),
    sessionId: id,
    semesterId: id,
    closesOn: Type.String(),
    active: Type.Boolean(),
    revision,
  }),
});
