import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { papered } from '../kit/paper.ts';
import { nullable } from '../kit/schemas.ts';
import { BoardDecision } from './board-decisions.ts';
import { CompositeStudent, OfClass } from './own-results.ts';

const whole = Type.Integer();
const read = { claim: 'results' } as const;

const ClassUnderWay = Type.Object({
  ...OfClass.properties,
  faculty: Type.String(),
  department: Type.String(),
  session: Type.String(),
  semester: Type.String(),
  /** Sheets of its courses: all, those that are published, and those that nobody has submitted. */
  courses: whole,
  published: whole,
  open: whole,
});
export type ClassUnderWay = Static<typeof ClassUnderWay>;

export const classesUnderWay = endpoint({
  method: 'GET',
  path: '/Results/classes-before-approval',
  access: read,
  summary:
    'Levels with a result sheet on its way: of the own department or faculty, and for senate and the registry all',
  reply: Type.Array(ClassUnderWay),
});

const ProvisionalStudent = Type.Object({
  ...CompositeStudent.properties,
  /** 'CSC 201: With the dean', of this semester and of those before. */
  missing: Type.Array(Type.String()),
  /** The recommendation that stands on the list of the board. */
  list: Type.String(),
});

const ProvisionalSheet = Type.Object({
  programmeId: id,
  programme: Type.String(),
  ruleSetId: id,
  /** By which every grade of it is given. */
  rules: Type.String(),
  courses: Type.Array(
    Type.Object({
      courseCode: Type.String(),
      courseUnit: whole,
      courseTitle: Type.String(),
      /** Where its sheet is. */
      status: Type.String(),
      students: whole,
      marked: whole,
    }),
  ),
  students: Type.Array(ProvisionalStudent),
  recommendations: Type.Array(
    Type.Object({
      title: Type.String(),
      students: Type.Array(Type.Object({ regNo: Type.String(), name: Type.String(), detail: Type.String() })),
    }),
  ),
  /** Of the lists, as the reader sees them. */
  digest: Type.String(),
  /** The last on these lists. */
  decision: nullable(BoardDecision),
  /** For senate and the registry: the lists are others than the board decided on. */
  hasChanged: Type.Boolean(),
  /** 'CSC 201: With the dean': sheets that have not come to senate, on which nobody decides. */
  undecidable: Type.Array(Type.String()),
  mayDecide: Type.Boolean(),
});
export type ProvisionalSheet = Static<typeof ProvisionalSheet>;

const ProvisionalBroadsheet = Type.Object({
  faculty: Type.String(),
  department: Type.String(),
  session: Type.String(),
  semester: Type.String(),
  level: whole,
  /** One for each programme and rule set: no sheet has grades of two. */
  sheets: Type.Array(ProvisionalSheet),
  /** Null for who publishes nothing. */
  publication: nullable(
    Type.Object({
      /** Why the level is not published yet; empty where it can be. */
      missing: Type.Array(Type.String()),
      /** That wait to be published. */
      sheets: whole,
      digest: Type.String(),
    }),
  ),
});
export type ProvisionalBroadsheet = Static<typeof ProvisionalBroadsheet>;

export const provisionalBroadsheet = endpoint({
  method: 'GET',
  path: '/Results/provisional-results',
  access: read,
  summary:
    'The broadsheet of a level before approval: for its head, its dean, senate and the registry, until all is published',
  query: OfClass,
  reply: ProvisionalBroadsheet,
});

export const provisionalFile = endpoint({
  method: 'GET',
  path: '/Results/provisional-results-file',
  access: read,
  summary: 'One programme of the broadsheet before approval as a spreadsheet',
  produces: 'application/octet-stream',
  query: Type.Object({ ...OfClass.properties, programmeId: id, ruleSetId: id }),
  reply: Type.String(),
});

export const provisionalPaper = papered({
  path: '/Results/provisional-broadsheet',
  access: read,
  summary: 'The broadsheet of a level before approval on A3, with the lists for its boards',
  query: OfClass,
});
