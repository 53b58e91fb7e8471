import { useState } from 'react';
import declared from '#lists/admissions/olevel-checks.json' with { type: 'json' };
import type { OLevelSitting } from '#contract/admissions/olevel-checks.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { SittingActs } from './SittingActs.tsx';
import './olevel.css';

const { values: STATES, looks: LOOKS } = declared.columns.state;

interface SittingSheetProps {
  readonly applicationId: string;
  readonly sitting: OLevelSitting;
}

/** Grades stand in pairs: what is claimed, and what was found, which is typed here until it is saved. */
export function SittingSheet({ applicationId, sitting }: SittingSheetProps) {
  const { subjects, state, evidence, checkedBy, checkedAt, confirmedBy, may } = sitting;
  const grades = (useRecord('/Select/o-level-grades', undefined).data ?? []) as readonly {
    readonly id: number;
    readonly name: string;
  }[];
  const [found, setFound] = useState<Readonly<Record<number, number>>>(
    Object.fromEntries(subjects.map(({ subjectId, foundId, claimedId }) => [subjectId, foundId ?? claimedId])),
  );
  const hasListed = subjects.some(({ listed }) => listed !== null);
  const title = `Sitting ${sitting.sitting}: ${sitting.examType} ${sitting.examYear}`;
  return (
    <section className="sheet olevel-sitting" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <StatusTag look={LOOKS[state] as 'success' | 'warning' | 'fail' | 'unapproved' | 'notsubmitted'}>
          {STATES[state]}
        </StatusTag>
      </header>
      <dl className="facts facts--spaced record__facts">
        {(
          [
            ['Exam Number', sitting.examNumber],
            ['Exam Center', sitting.examCenter],
            ['Card Pin', sitting.resultPin],
            ['Card Serial Number', sitting.resultSerialNumber],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </dl>
      <table className="olevel-sitting__grades">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Claimed</th>
            {hasListed && <th scope="col">JAMB</th>}
            <th scope="col">Found</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ subjectId, subject, claimed, claimedId, found: was, listed }) => (
            <tr key={subjectId} data-differs={(was !== null && was !== claimed) || undefined}>
              <th scope="row">{subject}</th>
              <td>{claimed}</td>
              {hasListed && <td>{listed ?? '-'}</td>}
              <td>
                {may.includes('check') ? (
                  <select
                    aria-label={`Found in ${subject}`}
                    value={found[subjectId] ?? claimedId}
                    onChange={({ target }) => setFound((before) => ({ ...before, [subjectId]: Number(target.value) }))}
                  >
                    {grades.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                ) : (
                  (was ?? '-')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {checkedAt && (
        <p>{`${checkedBy ?? 'The office'}, ${displayMoment(checkedAt)}: ${evidence}${confirmedBy ? `. Confirmed by ${confirmedBy}` : ''}`}</p>
      )}
      <SittingActs applicationId={applicationId} sitting={sitting} found={found} />
    </section>
  );
}
