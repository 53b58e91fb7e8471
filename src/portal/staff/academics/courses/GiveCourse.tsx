import { NonIdealState } from '@blueprintjs/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import declared from '#lists/academics/course-assignments.json' with { type: 'json' };
import type { departmentCourses, LecturerRecord } from '#contract/academics/courses.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { FilterField } from '../../../kit/list/FilterField.tsx';
import { useFilters } from '../../../kit/list/useFilters.ts';
import { noResult } from '../../../kit/noResult.ts';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { OfferedRow } from './OfferedRow.tsx';

const MOST = 100;

const { departmentId, levelId, semesterId } = declared.filters;

export function GiveCourse({ lecturer }: { readonly lecturer: LecturerRecord }) {
  const list = useListQuery();
  const filters = useFilters({ columns: declared.columns, filters: { departmentId, levelId, semesterId } });
  const [department, level, semester] = ['departmentId', 'levelId', 'semesterId'].map(
    (name) => Number(list.query[name]) || undefined,
  );
  return (
    <section className="stack" aria-labelledby="give">
      <div>
        <h2 id="give">Assign another course</h2>
        <div className="toolbar courses__asking">
          {filters.map((filter) => (
            <FilterField
              key={filter.name}
              list={list}
              filter={filter.name === 'departmentId' ? { ...filter, none: 'Select…' } : filter}
            />
          ))}
        </div>
      </div>
      {department && (
        <Offered
          lecturer={lecturer}
          filter={{
            departmentId: department,
            ...(level && { levelId: level }),
            ...(semester && { semesterId: semester }),
          }}
        />
      )}
    </section>
  );
}

interface OfferedProps {
  readonly lecturer: LecturerRecord;
  readonly filter: { readonly departmentId: number; readonly levelId?: number; readonly semesterId?: number };
}

function Offered({ lecturer, filter }: OfferedProps) {
  const session = useSession();
  const path = '/CourseManagement/course-assignments';
  const query = { ...filter, active: true, pageSize: MOST };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => session.call<typeof departmentCourses.list>({ method: 'GET', path, query }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={6} />;
  if (data.rows.length === 0)
    return (
      <NonIdealState className="nothing" description={noResult()}>
        <p>The department offers nothing here yet.</p>
      </NonIdealState>
    );
  return (
    <div className="list">
      {data.metadata.totalCount > MOST && (
        <p className="courses__more">
          These are the first {MOST} of {data.metadata.totalCount}. Please choose a level.
        </p>
      )}
      <table className="table">
        <caption className="table__caption">Courses offered</caption>
        <thead>
          <tr>
            {['Course', 'When', 'Main lecturer', 'Assistants', 'Change'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((offer) => (
            <OfferedRow key={offer.id} offer={offer} lecturer={lecturer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
