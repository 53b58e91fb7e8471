import declared from '#lists/students/students.json' with { type: 'json' };
import type { StudentFacts } from '#contract/students/records.ts';
import { tagsInWords } from '#rules/finance/tags.ts';
import { displayDate } from '#rules/displayDate.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';

export const recordFacts = (student: StudentFacts) =>
  [
    ['Status', <DeclaredCell column={declared.columns.state} value={student.state} />],
    ['Matric number', student.matricNumber],
    ['Registration number', student.regNumber],
    ['Sex', student.sex],
    ['Date of birth', student.dateOfBirth && displayDate(student.dateOfBirth)],
    ['State of origin', student.stateOfOrigin && `${student.stateOfOrigin}${student.isIndigene ? ', indigene' : ''}`],
    ['Groups that count for fees', student.tags.length > 0 ? tagsInWords(student.tags) : null],
    ['Programme', student.programme],
    ['Option', student.option],
    ['Department', student.department],
    ['Faculty', student.faculty],
    ['Level', student.level],
    ['Student type', student.studentType],
    ['Mode of study', student.modeOfStudy],
    ['Entered in', student.entrySession],
  ] as const;
