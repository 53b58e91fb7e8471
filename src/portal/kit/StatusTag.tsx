import { Tag, type Intent } from '@blueprintjs/core';
import { memo } from 'react';

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

interface StatusTagProps {
  readonly look: StatusLook;
  readonly children: string;
}

export const StatusTag = memo(({ look, children }: StatusTagProps) => (
  <Tag
    className={children.length > NARROW ? 'status status--wide' : 'status'}
    round
    minimal
    multiline
    intent={INTENTS[look]}
  >
    {children}
  </Tag>
));
