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

export const StatusTag = ({ look, children }: { readonly look: StatusLook; readonly children: string }) => (
  <Tag className="status" round minimal multiline intent={INTENTS[look]}>
    {children}
  </Tag>
);
