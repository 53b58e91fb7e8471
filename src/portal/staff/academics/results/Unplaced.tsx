import { useState } from 'react';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import type { settleScore } from '#contract/academics/score-files.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import '#form/form.css';
import '../../../kit/record/record.css';
import './results.css';

interface Waiting {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** '20 + 45' */
  readonly marks: string;
  readonly reason: string;
  readonly matches: CourseSheet['unplaced'][number]['matches'];
}

export const Unplaced = ({ sheet }: { readonly sheet: CourseSheet }) =>
  sheet.may.edit && sheet.unplaced.length > 0 ? (
    <WaitingScores
      waiting={sheet.unplaced.map(({ id, number, name, ca, exam, reason, matches }) => ({
        id,
        number,
        name,
        marks: `${ca || '-'} + ${exam || '-'}`,
        reason,
        matches,
      }))}
    />
  ) : null;

/** Rows of a file that found no line: each is given to a student, or set aside for a reason. */
export const WaitingScores = ({ waiting }: { readonly waiting: readonly Waiting[] }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting">Scores that found no student</h2>
    <PlainTable
      caption="Scores that found no student"
      columns={[{ title: 'Number' }, { title: 'Name' }, { title: 'Score' }, { title: 'Why' }, { title: 'Student' }]}
      rows={waiting.map((row) => ({
        key: row.id,
        cells: [
          row.number,
          row.name || '-',
          <span key="marks" className="marks">
            {row.marks}
          </span>,
          row.reason,
          <Settle key={row.id} row={row} />,
        ],
      }))}
    />
  </section>
);

function Settle({ row: { id, number, matches } }: { readonly row: Waiting }) {
  const session = useSession();
  const [lineId, setLine] = useState(matches[0]?.lineId ?? '');
  const settle = (given: string | null, reason?: string) =>
    session.call<typeof settleScore>({
      method: 'POST',
      path: '/Results/settle-score',
      body: { id, lineId: given, ...(reason !== undefined && { reason }) },
    });
  return (
    <div className="acts-in-line">
      {matches.length > 0 && (
        <>
          <div className="m-form">
            <span className="bp6-html-select">
              <select
                aria-label={`Whose is the score of ${number}?`}
                value={lineId}
                onChange={({ target }) => setLine(target.value)}
              >
                {matches.map((match) => (
                  <option key={match.lineId} value={match.lineId}>
                    {match.number} {match.name}
                  </option>
                ))}
              </select>
            </span>
          </div>
          <Act
            label="Give"
            title={`Give the score of ${number}`}
            done="The score is entered"
            act={() => settle(lineId)}
          />
        </>
      )}
      <ActionDialog
        label="Set aside"
        title={`Set the score of ${number} aside`}
        lead="The row leaves this list, and nobody is given its score."
        form="student-reason"
        isDanger
        done="The row is set aside"
        act={({ reason }) => settle(null, String(reason))}
      />
    </div>
  );
}
