import type { FlowContext } from './answers.ts';
import type { Chart } from './programme.ts';

/** Most charts are the same for everybody, and the code for the others is not loaded with them. */
export const chartFor = (chart: Chart, context: FlowContext): Chart => chart.at?.(context) ?? chart;
