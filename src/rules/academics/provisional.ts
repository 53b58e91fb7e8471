/** What an average of a semester is made of: courses that count in it, of those that the student is registered for. */
export interface Coverage {
  readonly counted: number;
  readonly courses: number;
}

/** Of the semesters behind an average: 'provisional, 2 of 8 courses' until every course is there; null once it is final. */
export function provisionalText(semesters: readonly Coverage[]): string | null {
  const open = semesters.filter(({ counted, courses }) => counted < courses);
  if (open.length === 0) return null;
  const sum = (of: keyof Coverage) => open.reduce((total, semester) => total + semester[of], 0);
  return `provisional, ${sum('counted')} of ${sum('courses')} courses`;
}

/** A GPA, a CGPA, a class or a standing as its reader sees it: '3.50 (provisional, 2 of 8 courses)'. */
export const qualified = (text: string | null, provisional: string | null): string =>
  text === null ? '-' : provisional === null ? text : `${text} (${provisional})`;

/** In a table where one column says it of a student's averages. */
export const coverageText = ({
  gradePointAverage,
  provisional,
}: {
  readonly gradePointAverage: string | null;
  readonly provisional: string | null;
}): string => provisional ?? (gradePointAverage === null ? '-' : 'all published');
