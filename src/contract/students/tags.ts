import Type from 'typebox';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'student-management' } as const;

export const setStudentTags = endpoint({
  method: 'PUT',
  path: '/Student/student-tags',
  access,
  inPerson: true,
  summary:
    "Sets the groups that count for a student's fees in the latest session, with a reason; the charges are corrected, and the student is notified",
  body: Type.Object({
    admissionId: Type.String({ format: 'uuid' }),
    seen: Type.Array(Type.String(), {
      description: 'The groups that the officer saw; 409 where they are others now',
    }),
    answers: FormAnswers,
  }),
  reply: Type.Null(),
});

export const tagSheet = uploaded('/Student/student-tags', 'Groups of students', access, { size: LARGE_SHEET });
