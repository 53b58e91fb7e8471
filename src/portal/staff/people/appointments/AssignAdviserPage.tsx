import { useSearchParams } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { AssignPage } from './AssignPage.tsx';
import { ADVISERS } from './appointments.ts';

const BACK = { name: ADVISERS.title, to: ADVISERS.page };

interface Typed {
  readonly departmentId: number;
  readonly level: number;
  readonly userName: string;
}

/** A row of the list says which level of which department; without one the form asks. */
export function AssignAdviserPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const [department, level, unit] = [Number(query.get('department')), Number(query.get('level')), query.get('unit')];
  if (department && level && unit) {
    return (
      <AssignPage
        title={`${unit}, ${level} level`}
        back={BACK}
        holder={query.get('holder')}
        assign={(userName) => ADVISERS.assign(session, department, level, userName)}
      />
    );
  }
  const save = async (answers: SectionAnswers) => {
    const { departmentId, level: advised, userName } = answers as unknown as Typed;
    await ADVISERS.assign(session, departmentId, advised, userName);
    return BACK.to;
  };
  return (
    <FormPage
      title="Course adviser"
      crumbs={[BACK]}
      lead="The person that you choose replaces the adviser of that level."
      form="course-adviser"
      submitLabel="Assign"
      done="The post has been assigned"
      save={save}
    />
  );
}
