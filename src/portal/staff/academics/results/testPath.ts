import type { CountedTry } from '#rules/academics/countedTry.ts';

export const COMPONENTS = [
  { id: 1, name: 'Continuous assessment', component: 'ca' },
  { id: 2, name: 'Examination', component: 'exam' },
] as const;
export type TestComponent = (typeof COMPONENTS)[number];

interface TestChoice {
  readonly departmentCourseId: number | undefined;
  readonly component: TestComponent['component'] | undefined;
  /** As typed; '' where the file is to say it. */
  readonly outOf: string;
  readonly tries?: CountedTry | undefined;
  readonly confirmed?: true;
}

/** Where a test's file goes; what nobody has chosen is left out, and asked of the file. */
export function testPath(choice: TestChoice): string {
  const said = Object.entries(choice).filter(([, value]) => value !== undefined && value !== '');
  return `/Results/cbt-upload?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}
