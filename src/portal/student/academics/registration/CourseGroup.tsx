import type { RegistrableCourses } from '#contract/academics/registration.ts';
import { attemptText } from '#rules/academics/attemptText.ts';
import { exemptionNotes } from '#rules/academics/lineReasons.ts';

type Line = RegistrableCourses['lines'][number];

interface CourseGroupProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

export function CourseGroup({ title, lines, chosen, onToggle }: CourseGroupProps) {
  if (lines.length === 0) return null;
  return (
    <fieldset className="sheet registration__group">
      <legend>{title}</legend>
      {lines.map((line) => (
        <Course
          key={line.departmentCourseId}
          line={line}
          isChosen={chosen.has(line.departmentCourseId)}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  );
}

/** What stands already may always be unticked, unless it has a mark. */
function Course({
  line,
  isChosen,
  onToggle,
}: {
  readonly line: Line;
  readonly isChosen: boolean;
  readonly onToggle: (id: number) => void;
}) {
  const { departmentCourseId: id, code, title, unit, levelId, locked, reasons, kind, department, isRegistered } = line;
  const isClosed = reasons.length > 0 && !isChosen;
  return (
    <div className="registration__course" data-closed={isClosed || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isClosed || (locked && isChosen)}
          aria-describedby={`course-${id}`}
          onChange={() => onToggle(id)}
        />
        <span>
          <strong>{code}</strong> {title}
        </span>
        <span className="registration__units">{unit === 1 ? '1 unit' : `${unit} units`}</span>
      </label>
      <div id={`course-${id}`} className="registration__small">
        {notes({ levelId, kind, department, isRegistered, locked, line })}
        {exemptionNotes(line).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {reasons.map(({ message, remedy, liftedBy }) => (
          <p key={message} className="registration__why">{`${message} ${remedy} ${liftedBy} can change this.`}</p>
        ))}
      </div>
    </div>
  );
}

function notes({
  levelId,
  kind,
  department,
  isRegistered,
  locked,
  line: { failed, isScored, isExempt, seatsLeft },
}: Pick<Line, 'levelId' | 'kind' | 'department' | 'isRegistered' | 'locked'> & { readonly line: Line }): string {
  const failure = failed && kind !== 'borrowed' ? `You had ${attemptText(failed)} in ${failed.session}` : '';
  return [
    `${levelId} Level`,
    kind === 'borrowed' && department,
    isExempt && 'You are exempted: you need not take it',
    failure,
    locked && (isScored ? 'It has a mark, so it stays' : 'It must be taken now'),
    isRegistered && 'Registered',
    !isRegistered &&
      seatsLeft !== null &&
      seatsLeft > 0 &&
      (seatsLeft === 1 ? 'One seat left' : `${seatsLeft} seats left`),
  ]
    .filter(Boolean)
    .join('. ');
}
