import { useState } from 'react';
import {
  aggregateOf,
  displayAggregate,
  MOST,
  partsOf,
  type AdmissionScores,
  type FormulaTerms,
  type Term,
} from '#rules/admissions/aggregate.ts';
import { oLevelPoints } from '#rules/admissions/oLevelPoints.ts';
import { TERM_NAMES } from '../../kit/formulaWords.ts';
import { TextField } from '../../ui/Field.tsx';
import { Grades } from './Grades.tsx';
import './calculator.css';

const SUBJECTS = 5;

/** The score that was typed; undefined where it is none. */
const scoreIn = (text: string, most: number): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

/** It reckons by the same rules as the selection, here in the browser: nothing is sent. */
export function Calculator({ terms }: { readonly terms: FormulaTerms }) {
  const [typed, setTyped] = useState({ utme: '', putme: '' });
  const [grades, setGrades] = useState<readonly string[]>(Array<string>(SUBJECTS).fill(''));
  const scores = {
    utme: scoreIn(typed.utme, MOST.utme),
    putme: scoreIn(typed.putme, MOST.putme),
    olevel: oLevelPoints(grades.map((grade, subject) => ({ subject, grade }))),
  };
  const { utme, putme, olevel } = scores;
  const field = (term: 'utme' | 'putme', help: string) => (
    <TextField
      label={`${TERM_NAMES[term]} score`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={typed[term]}
      help={help}
      onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [term]: value }))}
      mistake={
        typed[term].trim() !== '' && scores[term] === undefined
          ? `a score is a whole number from 0 to ${MOST[term]}`
          : undefined
      }
    />
  );
  return (
    <>
      <form className="sheet form" onSubmit={(event) => event.preventDefault()} noValidate>
        {field('utme', 'Of 400, as on your JAMB result slip.')}
        {field('putme', 'Of 100. Type what you expect if you have not been screened yet.')}
        {terms.olevel !== undefined && <Grades grades={grades} onChange={setGrades} />}
      </form>
      <output className="sheet calculator" aria-live="polite">
        {utme === undefined || putme === undefined ? (
          <p>Type both scores to see your aggregate.</p>
        ) : (
          <Result terms={terms} scores={{ utme, putme, olevel }} />
        )}
      </output>
    </>
  );
}

function Result({ terms, scores }: { readonly terms: FormulaTerms; readonly scores: AdmissionScores }) {
  return (
    <>
      <p>
        Your aggregate is <strong className="calculator__figure">{displayAggregate(aggregateOf(terms, scores))}</strong>{' '}
        of 100.
      </p>
      <ul>
        {partsOf(terms, scores).map(({ term, score, weight, points }) => (
          <li key={term}>
            <span>
              {nameOf(term)} {score} × {weight}
            </span>{' '}
            <span>{displayAggregate(points)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = (term: Term): string => (term === 'olevel' ? 'O-Level points' : TERM_NAMES[term]);
