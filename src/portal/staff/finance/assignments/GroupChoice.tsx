import type { AssignmentRow } from '#contract/finance/assignments.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import '../impact.css';
import './assignments.css';

interface GroupChoiceProps {
  readonly title: string;
  readonly rows: readonly AssignmentRow[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

/** Groups one by one, all of them, or all of a session where there are several. */
export function GroupChoice({ title, rows, chosen, onChoose }: GroupChoiceProps) {
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const sessions = [...new Set(rows.map(({ session }) => session))];
  return (
    <section className="sheet" aria-label={title}>
      <h2>{title}</h2>
      <div className="groups__all">
        <All words={`All ${withThousands(rows.length)}`} of={rows} chosen={chosen} onChoose={onChoose} />
        {sessions.length > 1 &&
          sessions.map((session) => {
            const of = rows.filter((row) => row.session === session);
            const words = `All ${withThousands(of.length)} of ${session}`;
            return <All key={session} words={words} of={of} chosen={chosen} onChoose={onChoose} />;
          })}
      </div>
      <ul className="explain__lines groups__list">
        {rows.map(({ id, group, session, studentType, totalKobo, students }) => (
          <li key={id}>
            <label className="m-choice">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {group}, {studentType}, {session}
            </label>
            <strong>{formatNaira(totalKobo)}</strong>
            <small>{students === 1 ? '1 student' : `${withThousands(students)} students`}</small>
          </li>
        ))}
      </ul>
      <p role="status">{withThousands(chosen.length)} chosen</p>
    </section>
  );
}

interface AllProps extends Pick<GroupChoiceProps, 'chosen' | 'onChoose'> {
  readonly words: string;
  readonly of: readonly AssignmentRow[];
}

function All({ words, of, chosen, onChoose }: AllProps) {
  const ids = of.map(({ id }) => id);
  const isAll = ids.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <label className="m-choice">
      <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? others : [...others, ...ids])} />
      {words}
    </label>
  );
}
