import { Link } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { classesUnderWay, ClassUnderWay } from '#contract/academics/provisional.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { provisionalAt } from './addresses.ts';

/** Which classes a board has to decide on, and how much of each has come in. */
export const ClassesUnderWayPage = () => (
  <Page
    title={ACADEMICS.classesUnderWay.name}
    width="wide"
    crumbs={[ACADEMICS.classResults, { name: ACADEMICS.classesUnderWay.name }]}
    lead="Classes whose result sheets are on their way. Each has a provisional broadsheet until all of it is published."
  >
    <ReadPart<typeof classesUnderWay>
      path="/Results/classes-before-approval"
      query={{} as never}
      label="Loading the classes"
    >
      {(classes) => <Classes classes={classes} />}
    </ReadPart>
  </Page>
);

function Classes({ classes }: { readonly classes: readonly ClassUnderWay[] }) {
  if (classes.length === 0) return <EmptyState title="No sheet of a class that you decide on is on its way" />;
  return (
    <PlainTable
      caption="Classes"
      columns={[
        { title: 'Class' },
        { title: 'Faculty' },
        { title: 'Semester' },
        { title: 'Courses', isFigure: true },
        { title: 'Not submitted', isFigure: true },
        { title: 'Submitted', isFigure: true },
        { title: 'Published', isFigure: true },
      ]}
      rows={classes.map((of) => ({
        key: provisionalAt(of),
        cells: [
          <Link key="class" to={provisionalAt(of)}>
            {of.department}, {of.levelId} level
          </Link>,
          of.faculty,
          `${of.semester}, ${of.session}`,
          of.courses,
          of.open,
          of.courses - of.open - of.published,
          of.published,
        ],
      }))}
    />
  );
}
