import registrationLine from '#work/registration-line.json' with { type: 'json' };
import { workflow } from '../../kit/workflow/workflow.ts';

/** A line says why it was returned, dropped or judged again, until its next step. */
export const lineWork = workflow(registrationLine, 'registration_line', {
  isAudited: false,
  sets: ({ reason }) => `reason = ${reason}`,
});
