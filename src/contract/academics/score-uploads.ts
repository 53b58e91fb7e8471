import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { OfSheet } from './result-sheets.ts';

const whole = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const read = { claim: 'results' } as const;

/** A file of scores that was taken. */
const ScoreUpload = Type.Object({
  id: Uuid,
  /** Of a computer-based test. */
  isCbt: Type.Boolean(),
  fileName: Type.String(),
  written: whole,
  /** Rows that found no student. */
  waiting: whole,
  /** Scores of it that somebody changed after it: they stay as they are when it is undone. */
  changedSince: whole,
  by: Type.String(),
  at: Type.String({ format: 'date-time' }),
  isUndone: Type.Boolean(),
  /** The last that stands, of a sheet that is open. */
  mayUndo: Type.Boolean(),
});
export type ScoreUpload = Static<typeof ScoreUpload>;

export const scoreUploads = endpoint({
  method: 'GET',
  path: '/Results/score-uploads',
  access: read,
  summary: 'The last ten files of scores of a sheet, and which of them may be undone',
  query: OfSheet,
  reply: Type.Array(ScoreUpload),
});

export const undoScoreUpload = endpoint({
  method: 'POST',
  path: '/Results/undo-score-upload',
  access: read,
  inPerson: true,
  summary: 'Undoes the last file of a sheet: scores are as before it, but for those that were changed since',
  body: Type.Object({ id: Uuid }),
  reply: Type.Object({
    restored: whole,
    spared: Type.Array(Type.Object({ number: Type.String(), name: Type.String() })),
    message: Type.String(),
  }),
});
