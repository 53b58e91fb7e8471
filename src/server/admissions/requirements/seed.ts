import { groupsText, USUAL } from '#rules/admissions/requirement.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { dataRows } from '../../platform/lookups/dataFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import { seedRequirements } from './sql/inForce.ts';

const UNDERGRADUATE = 1;
const ENGLISH = 'English Language';

interface Known {
  readonly all: readonly string[];
  readonly any: readonly string[];
  readonly anyCount: number;
  readonly source: string;
}

interface KnownOfDepartments {
  readonly departmentIds: readonly number[];
  readonly utme: Known | 'unknown';
  readonly oLevel: Known | 'unknown';
}

/** What public pages say of departments, for each of their degrees, until the college enters what its senate decided. */
export async function seedKnownRequirements(tx: Queryable, { lookups, now }: Platform): Promise<void> {
  const known = dataRows<KnownOfDepartments>('admission-requirements').filter(
    ({ utme, oLevel }) => utme !== 'unknown' || oLevel !== 'unknown',
  );
  const rows = lookups
    .list('school-programmes', [UNDERGRADUATE])
    .flatMap(({ id: programmeId }) =>
      lookups
        .list('programme-departments', [programmeId])
        .flatMap(({ id: departmentId }) =>
          known
            .filter(({ departmentIds }) => departmentIds.includes(Number(departmentId)))
            .map((rule) => ({ programmeId, departmentId, ...textOf(rule) })),
        ),
    );
  await seedRequirements(tx, { rows, validFrom: `${lagosDay(now()).slice(0, 4)}-01-01` });
}

function textOf({ utme, oLevel }: KnownOfDepartments) {
  const isKnown = oLevel !== 'unknown';
  const sources = [utme, oLevel].flatMap((rule) => (rule === 'unknown' ? [] : [rule.source]));
  return {
    utmeCompulsory: utme === 'unknown' ? '' : utme.all.join(', ') || (utme.anyCount === 0 ? 'Any' : ''),
    utmeAnyOf: utme === 'unknown' ? '' : anyOf(utme),
    oLevelCompulsory: isKnown ? [ENGLISH, ...oLevel.all].join(', ') : '',
    oLevelAnyOf: isKnown ? anyOf(oLevel) : '',
    oLevelCredits: isKnown ? USUAL.credits : null,
    oLevelSittings: isKnown ? USUAL.sittings : null,
    source: [...new Set(sources)].join(' and '),
  };
}

const anyOf = ({ any, anyCount }: Known): string =>
  anyCount === 0 ? '' : groupsText([{ count: anyCount, subjects: any }]);
