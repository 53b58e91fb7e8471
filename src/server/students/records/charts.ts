import type { AdmissionStep } from '#contract/shell/dashboards.ts';
import type { Chart } from '../../kit/charts/chart.ts';
import { departmentsLedBy } from '../../people/appointments/service.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { admissionSteps } from './admissionSteps.ts';
import { countStudentsOf, findOwnAdmission } from './sql/enrol.ts';

export async function ownAdmissionSteps({ database }: Platform, { userId }: User): Promise<AdmissionStep[]> {
  const [admission] = await findOwnAdmission(database, { userId });
  return admissionSteps(
    admission?.state,
    (admission?.taken ?? {}) as Record<string, string>,
    admission?.offerUntil ?? null,
  );
}

/** No page lists a department's students to its head yet. */
const OF_DEPARTMENTS = { look: 'columns', draws: ['Students'], page: { claim: 'results' } } as const;

/** Null for one who leads fewer departments. */
async function studentsLed({ database }: Platform, { userId }: User, least: number) {
  const departmentIds = [...(await departmentsLedBy(database, userId))];
  return departmentIds.length < least ? null : countStudentsOf(database, { departmentIds });
}

type Counted = Awaited<ReturnType<typeof countStudentsOf>>[number];

const summedBy = <Key>(counted: readonly Counted[], keyOf: (row: Counted) => Key) =>
  [...Map.groupBy(counted, keyOf)].map(
    ([key, rows]) => [key, rows.reduce((sum, { students }) => sum + students, 0)] as const,
  );

export const studentCharts: readonly Chart[] = [
  {
    ...OF_DEPARTMENTS,
    name: 'students-by-level',
    title: 'Students by level',
    label: 'Level',
    async read(platform, caller) {
      const counted = await studentsLed(platform, caller, 1);
      return (
        counted && {
          rows: summedBy(counted, ({ levelId }) => levelId)
            .toSorted(([one], [other]) => one - other)
            .map(([level, students]) => ({
              name: platform.lookups.nameOf('levels', level) ?? String(level),
              amounts: [students],
            })),
        }
      );
    },
  },
  {
    ...OF_DEPARTMENTS,
    name: 'students-by-department',
    title: 'Students by department',
    label: 'Department',
    async read(platform, caller) {
      const counted = await studentsLed(platform, caller, 2);
      return (
        counted && {
          rows: summedBy(counted, ({ department }) => department).map(([name, students]) => ({
            name,
            amounts: [students],
          })),
        }
      );
    },
  },
];
