import Type, { type Static } from 'typebox';
import openingLinesList from '#lists/finance/opening-lines.json' with { type: 'json' };
import openingChart from '#work/opening-sheet.json' with { type: 'json' };
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { papered } from '../kit/paper.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'invoices' } as const;
const keeps = { claim: 'opening-balances' } as const;
const Moment = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const Kobo = Type.Integer();

/** A second upload of the same file changes nothing; another one shows the difference and corrects by posting. */
export const openingUpload = uploaded('/Bursary/opening-balances', 'Opening balances', keeps, { size: LARGE_SHEET });

const OpeningLine = Type.Object({
  id: Uuid,
  number: Type.String(),
  name: Type.String(),
  session: Type.String(),
  debtKobo: Kobo,
  creditKobo: Kobo,
  state: OneOf('suspense', 'posted', 'dismissed'),
  question: nullable(OneOf('no student', 'other name')),
  uploadedAt: Moment,
  age: Type.Integer({ description: 'Days since it was uploaded' }),
  owner: Type.String({ description: 'Who uploaded it' }),
});
export type OpeningLineRow = Static<typeof OpeningLine>;

export const openingLines = listed({
  path: '/Bursary/opening-lines',
  access,
  declared: openingLinesList,
  summary: 'Balances of before, row by row: those that are posted, and those that wait for a student',
  row: OpeningLine,
});

export const openingLine = endpoint({
  method: 'GET',
  path: '/Bursary/opening-line/:id',
  access,
  summary: 'One row, with its heads and the student who has its number',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...OpeningLine.properties,
    debts: Type.Array(Type.Object({ head: Type.String(), kobo: Kobo })),
    dueOn: Type.String({ description: 'The day by which the debt is aged' }),
    student: nullable(Type.Object({ id: Uuid, fullName: Type.String(), number: Type.String() })),
    holder: nullable(Type.String({ description: 'Whose number it is, where the row waits' })),
    settledBecause: Type.String(),
    settledBy: nullable(Type.String()),
  }),
});
export type OpeningLine = Reply<typeof openingLine>;

const OfLine = { params: Type.Object({ id: Uuid }), body: Type.Object({ answers: FormAnswers }), reply: Type.Null() };

export const placeOpeningLine = endpoint({
  method: 'POST',
  path: '/Bursary/opening-line/:id/place',
  access: keeps,
  inPerson: true,
  summary: 'Says whose balance it is, which is posted then. Repeated it changes nothing; to another student it moves',
  ...OfLine,
});

export const dismissOpeningLine = endpoint({
  method: 'POST',
  path: '/Bursary/opening-line/:id/dismiss',
  access: keeps,
  inPerson: true,
  summary: 'Says why a row that waits is nobody’s balance. It stays on the list; 409 for one that is posted',
  ...OfLine,
});

const Totals = Type.Object({
  debtKobo: Kobo,
  creditKobo: Kobo,
  students: Type.Integer({ description: 'With a debt or credit' }),
});

/** A row that the office’s books have and the ledger has not. */
const Difference = Type.Object({
  why: Type.String(),
  row: nullable(Type.Integer({ description: 'Of the file, where it was refused' })),
  lineId: nullable(Uuid),
  number: Type.String(),
  name: Type.String(),
  session: Type.String(),
  debtKobo: Kobo,
  creditKobo: Kobo,
});
export type OpeningDifferenceRow = Static<typeof Difference>;

const Figures = Type.Object({
  stated: Totals,
  posted: Totals,
  differences: Type.Array(Difference),
  unexplained: Totals,
  heads: Type.Array(Type.Object({ head: Type.String(), session: Type.String(), debtKobo: Kobo })),
});
export type OpeningFigures = Static<typeof Figures>;

const Sheet = Type.Object({
  id: Uuid,
  day: Type.String(),
  statedAt: Moment,
  statedBy: Type.String(),
  signedAt: nullable(Moment),
  signedBy: nullable(Type.String()),
  ...statusFields(openingChart),
  digest: Type.String({ description: 'Of all that the person who signs it looks at' }),
  figures: Figures,
});
export type OpeningSheet = Static<typeof Sheet>;

export const openingSheet = endpoint({
  method: 'GET',
  path: '/Bursary/opening-sheet',
  access,
  summary: 'What the office and the ledger say is owed. Each difference has its rows',
  reply: Type.Object({
    sheet: nullable(Sheet),
    waiting: Type.Integer({ description: 'Rows that wait for a student' }),
    lines: Type.Integer(),
    whyNoUndo: Type.String({ description: "Why not all of it can be taken back; '' where it can" }),
  }),
});
export type OpeningSheetPage = Reply<typeof openingSheet>;

export const stateOpening = endpoint({
  method: 'POST',
  path: '/Bursary/opening-sheet',
  access: keeps,
  inPerson: true,
  summary: 'States the cut-over day and the totals of the office’s books. Another person signs the sheet',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    answers: FormAnswers,
  }),
  reply: Type.Object({ id: Uuid }),
});

/** The figures are sealed by the step. */
export const openingWork = worked({ path: '/Bursary/opening-sheet', access, work: openingChart });

export const undoOpening = endpoint({
  method: 'POST',
  path: '/Bursary/opening-undo',
  access: keeps,
  inPerson: true,
  summary: 'Takes all opening balances back by posting; 409 once a sheet is signed or one of them is paid or used',
  body: Type.Object({ answers: FormAnswers }),
  reply: Type.Object({ lines: Type.Integer() }),
});

export const openingPaper = papered({
  path: '/Bursary/opening-sheet-paper',
  access,
  summary: 'The reconciliation sheet of the opening balances on paper',
  query: Type.Object({ id: Uuid }),
});
