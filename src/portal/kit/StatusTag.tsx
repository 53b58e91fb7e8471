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

/** Of more letters a status needs a wide column in a table on a desk. */
const NARROW = 8;

export const StatusTag = ({ look, children }: { readonly look: StatusLook; readonly children: string }) => (
  <Tag
    className={children.length > NARROW ? 'status status--wide' : 'status'}
    round
    minimal
    multiline
    intent={INTENTS[look]}
  >
    {children}
  </Tag>
);
