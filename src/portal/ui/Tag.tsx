export type TagLook = 'success' | 'warning' | 'fail' | 'unapproved' | 'notsubmitted';

export const Tag = ({ look, children }: { readonly look: TagLook; readonly children: string }) => (
  <span className={`tag tag--${look}`}>{children}</span>
);
