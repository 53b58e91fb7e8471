import { useEffect, useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { RawLayout, RawQuestion } from '#contract/academics/raw-results.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { componentText, courseOptions, proposedCourses, proposedPicks, rawLayout, type RawPicks } from './rawPicks.ts';
import type { Asked } from './ScoreUpload.tsx';
import { COMPONENTS } from './testPath.ts';
import '../../../kit/upload/matching/matching.css';
import './results.css';

interface WhichResultsProps extends Omit<Asked, 'question' | 'onAnswer'> {
  readonly question: RawQuestion;
  readonly onAnswer: (layout: RawLayout) => void;
}

/** What a book of raw results says nowhere: whose it is, what each sheet is out of, and which course a column is. */
export function WhichResults({ question, fileName, busy, onAnswer, onClose }: WhichResultsProps) {
  const [picks, setPicks] = useState(() => proposedPicks(question));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const layout = rawLayout(question, picks);
  return (
    <section className="sheet stack matching" aria-label="Which results are these?">
      <h2 ref={heading} tabIndex={-1}>
        Which results are these?
      </h2>
      <p>{fileName} does not say all of this. Please look at what was found, and complete it.</p>
      <div className="choices">
        <SelectField
          label="Class of the results"
          placeholder="Choose a class"
          options={question.classes}
          value={picks.classId}
          onChoose={(classId) => setPicks({ ...picks, classId, courses: proposedCourses(question, classId) })}
        />
      </div>
      <Sheets question={question} picks={picks} onPick={setPicks} />
      <Columns question={question} picks={picks} onPick={setPicks} />
      <div className="actions">
        <Button intent="primary" busy={busy} disabled={!layout} onClick={() => onAnswer(layout!)}>
          Read these results
        </Button>
        <Button look="outlined" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

interface PartProps {
  readonly question: RawQuestion;
  readonly picks: RawPicks;
  readonly onPick: Dispatch<RawPicks>;
}

function Sheets({ question, picks, onPick }: PartProps) {
  return (
    <section aria-label="Sheets of the workbook" className="stack">
      <h3>Sheets</h3>
      <ul className="matching__columns">
        {question.sheets.map(({ name, students, highest }) => {
          const pick = picks.sheets[name] ?? { outOf: '' };
          const change = (more: Partial<typeof pick>) =>
            onPick({ ...picks, sheets: { ...picks.sheets, [name]: { ...pick, ...more } } });
          return (
            <Row
              key={name}
              name={name}
              isLeft={pick.component === undefined}
              examples={[
                students === 1 ? '1 student' : `${students} students`,
                ...(highest === null ? [] : [`highest mark ${highest}`]),
              ]}
            >
              <SelectField
                label={`${name} is of`}
                optional
                placeholder="Not read"
                options={COMPONENTS}
                value={COMPONENTS.find(({ component }) => component === pick.component)?.id}
                onChoose={(id) => change({ component: COMPONENTS.find((each) => each.id === id)?.component })}
              />
              {pick.component && (
                <TextField
                  label={`${name} is out of`}
                  required
                  inputMode="decimal"
                  value={pick.outOf}
                  mistake={
                    highest !== null && pick.outOf !== '' && Number(pick.outOf) < highest
                      ? `the highest mark is ${highest}`
                      : undefined
                  }
                  onChange={({ target }) => change({ outOf: target.value })}
                />
              )}
            </Row>
          );
        })}
      </ul>
      <p role="status">
        {componentText(question, picks, 'ca')} {componentText(question, picks, 'exam')} Each is scaled to its weight on
        the score sheet.
      </p>
    </section>
  );
}

function Columns({ question, picks, onPick }: PartProps) {
  const options = courseOptions(question, picks.classId);
  const pick = (key: string, id: number | undefined) => {
    const { [key]: _, ...others } = picks.courses;
    onPick({ ...picks, courses: id === undefined ? others : { ...others, [key]: id } });
  };
  const left = question.columns.filter(({ key }) => picks.courses[key] === undefined).length;
  return (
    <section aria-label="Columns of the workbook" className="stack">
      <h3>Columns</h3>
      <ul className="matching__columns">
        {question.columns.map(({ key, heading, examples }) => (
          <Row key={key} name={heading} isLeft={picks.courses[key] === undefined} examples={examples}>
            <SelectField
              label={`${heading} is`}
              optional
              placeholder="Not read"
              options={options}
              value={picks.courses[key]}
              onChoose={(id) => pick(key, id)}
            />
          </Row>
        ))}
      </ul>
      <p>
        {left === 0
          ? 'Every column is read.'
          : left === 1
            ? 'One column is not read.'
            : `${left} columns are not read.`}{' '}
        Only courses that you teach are offered. All of this is remembered for books with the same sheets and headings.
      </p>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly isLeft: boolean;
  readonly examples: readonly string[];
  readonly children: ReactNode;
}

const Row = ({ name, isLeft, examples, children }: RowProps) => (
  <li data-left={isLeft || undefined}>
    <div>
      <strong>{name}</strong>
      <p className="matching__examples">
        {examples.length > 0 ? examples.map((example, index) => <span key={index}>{example}</span>) : 'Empty'}
      </p>
    </div>
    <div className="stack">{children}</div>
  </li>
);
