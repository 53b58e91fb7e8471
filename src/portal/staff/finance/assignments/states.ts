import type { Assignment } from '#contract/finance/assignments.ts';
import declared from '#lists/finance/school-fee-assignments.json' with { type: 'json' };

const { values } = declared.columns.state;

export const STATES = {
  draft: { name: values.draft, look: 'warning' },
  published: { name: values.published, look: 'success' },
  replaced: { name: values.replaced, look: 'notsubmitted' },
} as const satisfies Readonly<Record<Assignment['state'], object>>;
