import { createElement } from 'react';
import type { FlowContext } from '#catalogue/answers.ts';
import { askedChart } from '#catalogue/binding/askedChart.ts';
import { bindSection as bind } from '#catalogue/binding/bindSection.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import type { Chart } from '#catalogue/programme.ts';
import type { CompiledSection } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
export { endingOf } from '#catalogue/eligibility.ts';
import { RichText } from '../further/RichText.tsx';
import { FURTHER } from '../further/widgets.ts';

/** Bound, with the widgets that few forms need, and help that is more than a line where the form draws a line. */
export function bindSection(section: CompiledSection, known: Known): CompiledSection {
  const bound = bind(section, known);
  return { ...bound, schema: withHelp(bound.schema) as SectionSchema, widgets: FURTHER };
}

function withHelp(field: FieldSchema): FieldSchema {
  const { help, properties, items } = field;
  return {
    ...field,
    ...(help && { description: createElement(RichText, { lines: help }) as unknown as string }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, withHelp(each)])),
    }),
    ...(items && { items: withHelp(items) }),
  };
}

/** What few forms need and the others do not load: the chart that leaves out what an applicant is not asked. */
export const withAsking = <P extends { readonly id: string; readonly chart: Chart }>(programme: P): P => ({
  ...programme,
  chart: {
    ...programme.chart,
    at: (context: FlowContext) =>
      askedChart(programme.chart, { ...context, facts: { ...context.facts, programme: programme.id } }),
  },
});
