/** The looks are the specification's. */
export type StatusLook = 'success' | 'warning' | 'fail' | 'unapproved' | 'notsubmitted';

/** Of more letters a status needs a wide column in a table on a desk. */
const NARROW = 8;

interface StatusTagProps {
  readonly look: StatusLook;
  readonly children: string;
}

/** One element: a page of rows has 50 of them, and Blueprint's tag is five components that are drawn twice. */
export const StatusTag = ({ look, children }: StatusTagProps) => (
  <span className={children.length > NARROW ? 'status status--wide' : 'status'} data-look={look}>
    {children}
  </span>
);
