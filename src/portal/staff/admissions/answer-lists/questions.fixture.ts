import type { AnswerQuestion, AnswerQuestions } from '#contract/admissions/answer-lists.ts';

const question = (path: string, title: string, more: Partial<AnswerQuestion> = {}): AnswerQuestion => ({
  path,
  title,
  section: 'Personal details',
  kind: 'text',
  isSensitive: false,
  rows: null,
  options: null,
  ...more,
});

const inRows = { section: 'O-Level result', kind: 'choice', rows: 'results/subjects' } as const;

/** A small programme's. */
export const QUESTIONS: AnswerQuestions = {
  questions: [
    question('person/genderId', 'Sex', {
      kind: 'choice',
      options: [
        { id: 1, name: 'Male' },
        { id: 2, name: 'Female' },
      ],
    }),
    question('person/stateId', 'State of origin', {
      kind: 'choice',
      options: [
        { id: 1, name: 'Abia' },
        { id: 19, name: 'Kano' },
      ],
    }),
    question('person/town', 'Home town'),
    question('person/nin', 'NIN'),
    question('person/score', 'UTME score', { kind: 'number' }),
    question('person/born', 'Date of birth', { kind: 'day' }),
    question('person/disability', 'Which disability?', { isSensitive: true }),
    question('results/subjects/subjectId', 'Subject', {
      ...inRows,
      options: [
        { id: 6, name: 'English Language' },
        { id: 7, name: 'Mathematics' },
      ],
    }),
    question('results/subjects/gradeId', 'Grade', {
      ...inRows,
      options: [
        { id: 1, name: 'A1' },
        { id: 2, name: 'B2' },
        { id: 9, name: 'F9' },
      ],
    }),
  ],
  rows: [{ path: 'results/subjects', title: 'Subjects and grades', section: 'O-Level result' }],
};
