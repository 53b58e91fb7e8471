/** What later wings may do to the accounts of students, in their transaction. */
export { closeStudentAccount, openStudentAccount, renameAccountOfStudent, setBirthday } from './sql/student.ts';
