import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { amendScore, CourseSheet, scoreHistory } from '#contract/academics/result-sheets.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { useSession } from '../../../session/useSession.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { marksText } from './marksText.ts';
import { SheetPage } from './SheetPage.tsx';

type Line = CourseSheet['lines'][number];

/** One student's score: every change of it, and after senate the way to another. */
export function LinePage() {
  const lineId = useSearchParams()[0].get('line');
  if (!lineId) return <Navigate to={ACADEMICS.ownSheets.to} replace />;
  return (
    <SheetPage back={ACADEMICS.ownSheets} what="Score history">
      {(sheet) => {
        const line = sheet.lines.find((each) => each.lineId === lineId);
        return line ? <Score sheet={sheet} line={line} /> : <EmptyState title="There is no such line on this sheet" />;
      }}
    </SheetPage>
  );
}

function Score({ sheet, line }: { readonly sheet: CourseSheet; readonly line: Line }) {
  const { lineId, name, number, total, grade } = line;
  return (
    <>
      <RecordSheet
        title={`${name}, ${number}`}
        facts={[
          ['Score', marksText(line)],
          ['Total', total === null ? '-' : `${total} ${grade ?? ''}`],
          ['Sheet', sheet.status],
        ]}
        actions={sheet.may.amend && <Amend line={line} />}
      />
      <section className="sheet" aria-labelledby="score-history">
        <h2 id="score-history" className="timeline__title">
          History
        </h2>
        <History lineId={lineId} />
      </section>
    </>
  );
}

function History({ lineId }: { readonly lineId: string }) {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['/Results/score-history/:lineId', { lineId }],
    queryFn: ({ signal }) =>
      session.call<typeof scoreHistory>(
        { method: 'GET', path: '/Results/score-history/:lineId', params: { lineId } },
        { signal },
      ),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={4} label="Loading the history" />;
  if (data.length === 0) return <EmptyState title="Nothing was entered yet" />;
  return (
    <Timeline
      label="History"
      moments={data.map(({ before, after, by, via, reason, at }) => ({
        title: `${marksText(after)}, was ${marksText(before)}`,
        at,
        words: [by, via, reason].filter((each) => each !== null && each !== '').join(': '),
      }))}
    />
  );
}

function Amend({ line }: { readonly line: Line }) {
  const session = useSession();
  const { lineId, name, ca, exam, code } = line;
  return (
    <ActionDialog
      label="Amend"
      title={`Amend the score of ${name}`}
      lead="The new score takes every step again: head, dean, senate, registry. Until then the old one counts."
      form="score-amendment"
      answers={{ ...(ca !== null && { ca: String(ca) }), ...(exam !== null && { exam: String(exam) }) }}
      done="The amendment goes to the head of department"
      act={(typed, id) =>
        session.call<typeof amendScore>({
          method: 'POST',
          path: '/Results/amend',
          body: {
            id,
            lineId,
            base: { ca, exam, code },
            ca: numberOf(typed['ca']),
            exam: numberOf(typed['exam']),
            code: null,
            reason: String(typed['reason']),
          },
        })
      }
    />
  );
}

const numberOf = (typed: unknown): number | null =>
  typed === undefined || typed === '' ? null : Number(String(typed).replace(',', '.'));
