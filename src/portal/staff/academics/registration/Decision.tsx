import { useState } from 'react';
import type { approveCourseRegistration, RegistrationCase } from '#contract/academics/registration-approval.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { KINDS, LINE_STATES } from './words.ts';
import '../courseLine.css';

interface DecisionProps {
  readonly registration: RegistrationCase;
  readonly onTaken: () => void;
}

/** Each course is approved unless it is returned, with a reason. */
export function Decision({ registration: { id, standing, mayDecide }, onTaken }: DecisionProps) {
  const session = useSession();
  const saved = useSaved();
  const [returned, setReturned] = useState<Readonly<Record<string, string>>>({});
  const [isMistaken, setMistaken] = useState(false);
  const waiting = standing.lines.filter(({ state }) => state === 'registered');
  const count = Object.keys(returned).length;
  const [decide, busy] = useAction(async () => {
    setMistaken(true);
    if (Object.values(returned).some((reason) => reason.trim() === '')) return;
    try {
      await session.call<typeof approveCourseRegistration>({
        method: 'POST',
        path: '/CourseRegistration/approve-course-registration',
        body: {
          id,
          revision: standing.revision,
          lines: waiting.map((line) => {
            const reason = returned[line.id];
            return reason === undefined
              ? { id: line.id, verdict: 'approve' as const }
              : { id: line.id, verdict: 'return' as const, reason };
          }),
        },
      });
      onTaken();
      await saved(count === 0 ? 'The courses are approved' : 'The student is told what is returned, and why');
    } catch (error) {
      raiseFailure(error, { title: 'Not saved!', body: 'Please try again' });
    }
  });
  const toggle = (lineId: string) => {
    const { [lineId]: before, ...rest } = returned;
    setReturned(before === undefined ? { ...returned, [lineId]: '' } : rest);
  };
  return (
    <section className="sheet approval" aria-label="Courses">
      {standing.lines.map((line) => {
        const { id: lineId, code, title, unit, kind, state, reason } = line;
        const [look, words] = LINE_STATES[state];
        const why = returned[lineId];
        return (
          <div key={lineId} className="course-line">
            <div className="course-line__course">
              <span>
                <strong>{code}</strong> {title}
              </span>
              <small>{`${unit === 1 ? '1 unit' : `${unit} units`}, ${KINDS[kind]}`}</small>
            </div>
            {mayDecide && state === 'registered' ? (
              <label className="approval__return">
                <input
                  type="checkbox"
                  aria-label={`Return ${code}`}
                  checked={why !== undefined}
                  onChange={() => toggle(lineId)}
                />
                <span>Return</span>
              </label>
            ) : (
              <StatusTag look={look}>{words}</StatusTag>
            )}
            {reason && <p className="approval__why">{reason}</p>}
            {why !== undefined && (
              <div className="approval__why">
                <TextField
                  label={`Why ${code} is returned`}
                  required
                  maxLength={300}
                  value={why}
                  mistake={isMistaken && why.trim() === '' ? 'please say why it is returned' : undefined}
                  onChange={({ target }) => setReturned({ ...returned, [lineId]: target.value })}
                />
              </div>
            )}
          </div>
        );
      })}
      {mayDecide && waiting.length > 0 && (
        <div className="actions">
          <Button intent="primary" busy={busy} onClick={() => void decide()}>
            {decisionWords(waiting.length, count)}
          </Button>
        </div>
      )}
    </section>
  );
}

function decisionWords(waiting: number, returned: number): string {
  if (returned === 0) return waiting === 1 ? 'Approve the course' : `Approve all ${waiting}`;
  return returned === waiting ? `Return all ${waiting}` : `Approve ${waiting - returned}, return ${returned}`;
}
