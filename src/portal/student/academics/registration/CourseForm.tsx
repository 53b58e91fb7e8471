import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RegistrableCourses, register } from '#contract/academics/registration.ts';
import { verdictOn } from '#rules/academics/registration.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { registeredAt, type Term } from './addresses.ts';
import { Borrow } from './Borrow.tsx';
import { CourseGroup } from './CourseGroup.tsx';
import { Gates } from './Gates.tsx';
import { Reasons } from './Reasons.tsx';
import { KINDS } from './stateWords.ts';
import { UnitBar } from './UnitBar.tsx';
import { useDraft } from './useDraft.ts';

const GROUPS = ['carry-over', 'core', 'required', 'repeat', 'elective', 'borrowed'] as const;

type Line = RegistrableCourses['lines'][number];

/** The same rule speaks here as on the server, at every tick. */
export function CourseForm({ form, term }: { readonly form: RegistrableCourses; readonly term: Term }) {
  const session = useSession();
  const saved = useSaved();
  const navigate = useNavigate();
  const [lent, setLent] = useState<readonly Line[]>([]);
  /** What was ticked of a department that was looked at before stays on the list. */
  const addLent = useCallback((lines: readonly Line[]) => setLent((before) => joined(before, lines)), []);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => beginning(form));
  const [refused, setRefused] = useState<RegistrableCourses['lines'][number]['reasons']>();
  const draft = useDraft(term);
  const lines = joined(form.lines, lent);
  const verdict = verdictOn({ ...form, lines }, [...chosen]);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setRefused(undefined);
    draft.store([...next]);
  };
  const [submit, busy] = useAction(async () => {
    draft.cancel();
    try {
      const reply = await session.call<typeof register>({
        method: 'POST',
        path: '/CourseRegistration/register',
        body: { ...term, departmentCourseIds: [...chosen], revision: form.standing.revision, trial: false },
      });
      if (!reply.accepted) {
        setRefused(reply.reasons);
        draft.store([...chosen]);
        return;
      }
      await saved('Your courses are submitted, and wait for your adviser');
      await navigate(registeredAt(term));
    } catch (error) {
      draft.store([...chosen]);
      raiseFailure(error, { title: 'Not saved!', body: 'Please try again' });
    }
  });
  const reasons = refused ?? verdict.reasons;
  const { session: sessionName, semester, department, levelId } = form.standing;
  return (
    <div className="stack registration">
      <p>{`${semester}, ${sessionName}. ${department}, ${levelId} Level.`}</p>
      <Gates gates={form.gates} />
      {groupsOf(lines, levelId).map(([title, group]) => (
        <CourseGroup key={title} title={title} lines={group} chosen={chosen} onToggle={toggle} />
      ))}
      <Borrow term={term} permit={form.limits.borrowed} onLent={addLent} />
      <Reasons
        reasons={reasons}
        conditions={verdict.conditions}
        notes={verdict.notes}
        isRefused={refused !== undefined}
      />
      <UnitBar units={verdict.units} limits={form.limits} stored={draft.words} refusals={reasons.length}>
        <Button intent="primary" busy={busy} onClick={() => void submit()}>
          {form.standing.id ? 'Submit the changes' : 'Submit'}
        </Button>
      </UnitBar>
    </div>
  );
}

const joined = (lines: readonly Line[], others: readonly Line[]) => {
  const known = new Set(lines.map(({ departmentCourseId }) => departmentCourseId));
  return [...lines, ...others.filter(({ departmentCourseId }) => !known.has(departmentCourseId))];
};

/** The core of the level stands apart from what was left out below it. */
function groupsOf(lines: readonly Line[], levelId: number): (readonly [title: string, lines: readonly Line[]])[] {
  const isLower = (line: Line) => line.kind === 'core' && line.levelId < levelId;
  return GROUPS.flatMap((kind) => {
    const group = [KINDS[kind], lines.filter((line) => line.kind === kind && !isLower(line))] as const;
    return kind === 'core' ? [group, ['Core of lower levels', lines.filter(isLower)] as const] : [group];
  });
}

/** What was ticked last, else what stands, else the core of the level and what is to be taken again. */
function beginning({ draft, lines }: RegistrableCourses): ReadonlySet<number> {
  const registered = lines.filter(({ isRegistered }) => isRegistered);
  const ticked = draft
    ? lines.filter(({ departmentCourseId, locked }) => locked || draft.includes(departmentCourseId))
    : registered.length > 0
      ? lines.filter(({ isRegistered, locked }) => isRegistered || locked)
      : lines.filter(({ preselected }) => preselected);
  return new Set(ticked.map(({ departmentCourseId }) => departmentCourseId));
}
