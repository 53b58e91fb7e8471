import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CourseSheet, courseGrades } from '#contract/academics/result-sheets.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { sheetIn } from './addresses.ts';

interface SheetPageProps {
  /** The list that leads here. */
  readonly back: PageDefinition;
  readonly what: string;
  readonly children: (sheet: CourseSheet) => ReactNode;
}

/** A page of the course's sheet that its address names. */
export function SheetPage({ back, ...page }: SheetPageProps) {
  const of = sheetIn(useSearchParams()[0]);
  return of ? <Read of={of} back={back} {...page} /> : <Navigate to={back.to} replace />;
}

function Read({ of, back, what, children }: SheetPageProps & { readonly of: NonNullable<ReturnType<typeof sheetIn>> }) {
  const {
    data: read,
    error,
    refetch,
    isFetchedAfterMount,
  } = useRead<typeof courseGrades>('/Results/course-grades', of);
  // Scores of an earlier visit would be taken for those that stand now.
  const data = isFetchedAfterMount ? read : undefined;
  const title = data ? `${what} of ${data.code}` : what;
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[back, { name: title }]}
      {...(data && { lead: `${data.title}, ${data.semester}, ${data.session}. ${data.programme}` })}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <div className="stack">{children(data)}</div>}
    </Page>
  );
}
