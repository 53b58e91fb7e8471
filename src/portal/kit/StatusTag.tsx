import { Tag, type Intent } from '@blueprintjs/core';

const INTENTS = {
  success: 'success',
  warning: 'warning',
  fail: 'danger',
  unapproved: 'none',
  notsubmitted: 'none',
} as const satisfies Record<string, Intent>;

/** The looks are the specification's. */
export type StatusLook = keyof typeof INTENTS;

/** Of so many letters, a status stays on one line in the narrowest column. */
const ONE_LINE = 16;

export const StatusTag = ({ look, children }: { readonly look: StatusLook; readonly children: string }) => (
  <Tag
    className={children.length > ONE_LINE ? 'status' : 'status status--short'}
    round
    minimal
    multiline
    intent={INTENTS[look]}
  >
    {children}
  </Tag>
);
