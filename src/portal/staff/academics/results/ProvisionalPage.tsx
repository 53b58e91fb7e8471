import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { ProvisionalBroadsheet, provisionalBroadsheet } from '#contract/academics/provisional.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { classIn, provisionalPaperAt, type OfClass } from './addresses.ts';
import { PublishLevel } from './PublishLevel.tsx';
import { ProvisionalSheet } from './ProvisionalSheet.tsx';

/** A level as it would stand if all that is submitted were published. */
export function ProvisionalPage() {
  const of = classIn(useSearchParams()[0]);
  if (!of) return <Navigate to={ACADEMICS.classesUnderWay.to} replace />;
  return (
    <Page
      title={ACADEMICS.provisional.name}
      width="wide"
      crumbs={[ACADEMICS.classResults, ACADEMICS.classesUnderWay, { name: ACADEMICS.provisional.name }]}
    >
      <ReadPart<typeof provisionalBroadsheet>
        path="/Results/provisional-results"
        query={of}
        label="Computing the broadsheet"
      >
        {(broadsheet) => <Sheets broadsheet={broadsheet} of={of} />}
      </ReadPart>
    </Page>
  );
}

interface SheetsProps {
  readonly broadsheet: ProvisionalBroadsheet;
  readonly of: OfClass;
}

const Sheets = ({
  broadsheet: { sheets, publication, faculty, department, level, semester, session },
  of,
}: SheetsProps) => (
  <div className="stack">
    <p className="notice notice--warning">
      <strong>Provisional.</strong> Nothing here is approved, and no student sees it. It ends when all is published.
    </p>
    <p>
      {faculty}, {department}, {level} level, {semester}, {session}
    </p>
    <div className="actions">
      <Link className="bp6-button bp6-outlined" to={provisionalPaperAt(of)}>
        Broadsheet to print
      </Link>
    </div>
    {publication && <PublishLevel publication={publication} of={of} />}
    {sheets.map((sheet) => (
      <ProvisionalSheet key={`${sheet.programmeId} ${sheet.ruleSetId}`} sheet={sheet} of={of} />
    ))}
  </div>
);
