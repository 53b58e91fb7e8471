import { useEffect, useRef, useState } from 'react';
import type { TestQuestion } from '#contract/academics/score-files.ts';
import { TRIES, type CountedTry } from '#rules/academics/countedTry.ts';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Asked } from './ScoreUpload.tsx';
import { COMPONENTS, testPath } from './testPath.ts';
import './results.css';

interface WhichTestProps extends Omit<Asked, 'question'> {
  readonly question: TestQuestion;
  readonly onCourse: (departmentCourseId: number) => void;
}

/** What a test's file says of itself, confirmed by a person before any score of it is tried. */
export function WhichTest({ question, fileName, busy, onAnswer, onClose, onCourse }: WhichTestProps) {
  const [course, setCourse] = useState(question.departmentCourseId ?? undefined);
  const [component, setComponent] = useState(COMPONENTS.find((each) => each.component === question.component));
  const [outOf, setOutOf] = useState(question.outOf === null ? '' : String(question.outOf));
  const [tries, setTries] = useState<CountedTry>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAnswered =
    course !== undefined && component !== undefined && Number(outOf) >= 1 && (tries || question.tries.length === 0);
  const answer = () => {
    onCourse(course!);
    onAnswer(testPath({ departmentCourseId: course, component: component!.component, outOf, tries, confirmed: true }));
  };
  return (
    <section className="sheet stack" aria-label="Which test is this?">
      <h2 ref={heading} tabIndex={-1}>
        Which test is this?
      </h2>
      <p>{fileName} says what is chosen here. Please look at it, and correct it.</p>
      <div className="field-row">
        <SelectField
          label="Course of the file"
          placeholder="Choose a course"
          options={question.courses.map(({ departmentCourseId, code, title, programme }) => ({
            id: departmentCourseId,
            name: `${code} ${title} (${programme})`,
          }))}
          value={course}
          onChoose={setCourse}
        />
        <SelectField
          label="Component of the file"
          placeholder="Choose a component"
          options={COMPONENTS}
          value={component?.id}
          onChoose={(id) => setComponent(COMPONENTS.find((each) => each.id === id))}
        />
        <TextField
          label="The file is out of"
          required
          inputMode="decimal"
          value={outOf}
          onChange={({ target }) => setOutOf(target.value)}
        />
        {question.tries.length > 0 && (
          <SelectField
            label="Of several tries"
            placeholder="Choose which counts"
            options={TRIES.map((each, id) => ({ id, name: `The ${each} counts` }))}
            value={tries && TRIES.indexOf(tries)}
            onChoose={(id) => setTries(id === undefined ? undefined : TRIES[id])}
          />
        )}
      </div>
      {question.tries.length > 0 && (
        <PlainTable
          caption="Who sat the test more than once"
          columns={[{ title: 'Number' }, { title: 'Name' }, { title: 'Scores' }]}
          rows={question.tries.map(({ number, name, scores }) => ({
            key: number,
            cells: [number, name, scores.join(', ')],
          }))}
        />
      )}
      <div className="actions">
        <Button intent="primary" busy={busy} disabled={!isAnswered} onClick={answer}>
          Read this test
        </Button>
        <Button look="outlined" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
