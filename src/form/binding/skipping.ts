import type { FlowContext } from '#catalogue/answers.ts';
import { chartFor } from '#catalogue/binding/chartFor.ts';
import type { Chart } from '#catalogue/programme.ts';

/** What few forms need and the others do not load: the chart that leaves out what an applicant is not asked. */
export const withSkipping = <P extends { readonly id: string; readonly chart: Chart }>(programme: P): P => ({
  ...programme,
  chart: {
    ...programme.chart,
    at: (context: FlowContext) =>
      chartFor(programme.chart, { ...context, facts: { ...context.facts, programme: programme.id } }),
  },
});
