import Type, { type Static } from 'typebox';
import awaitedList from '#lists/admissions/awaited-results.json' with { type: 'json' };
import { ApplicantRow } from './applicants.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';

const access = { claim: 'applications' } as const;
const Day = Type.String({ format: 'date' });

export const awaitedResults = listed({
  path: '/Application/awaited-results',
  access,
  declared: awaitedList,
  summary: 'Submitted applications with an O-Level result that is still awaited',
  row: ApplicantRow,
});

const AwaitedWindow = Type.Object({
  id: Id,
  session: Type.String(),
  opensOn: Day,
  closesOn: Day,
  note: Type.String(),
  /** Shut before its last day. */
  isShut: Type.Boolean(),
});
export type AwaitedWindow = Static<typeof AwaitedWindow>;

export const awaitedWindows = endpoint({
  method: 'GET',
  path: '/Application/awaited-windows',
  access,
  summary: 'When applicants may add awaited results; the newest first',
  reply: Type.Array(AwaitedWindow),
});

export const openAwaitedWindow = endpoint({
  method: 'POST',
  path: '/Application/open-awaited-window',
  access,
  inPerson: true,
  summary: 'Opens a window: applicants who await an O-Level result may add it, and nothing else',
  body: Type.Object({ answers: FormAnswers }),
  reply: Type.Object({ id: Id }),
});

export const shutAwaitedWindow = endpoint({
  method: 'POST',
  path: '/Application/shut-awaited-window/:id',
  access,
  inPerson: true,
  summary: 'Shuts a window now: who has begun and not submitted is put back to what was submitted',
  params: Type.Object({ id: Id }),
  reply: Type.Null(),
});

export const ownAwaitedResult = endpoint({
  method: 'GET',
  path: '/Application/awaited-result',
  access: 'applicant',
  summary:
    'Until when the applicant may add an awaited result; null where there is nothing to add, or no window is open',
  reply: Type.Object({ until: Type.Union([Day, Type.Null()]) }),
});

export const addAwaitedResult = endpoint({
  method: 'POST',
  path: '/Application/add-awaited-result',
  access: 'applicant',
  summary: 'Opens the O-Level section of the application alone; 409 outside of a window, or with nothing to add',
  reply: Type.Null(),
});
