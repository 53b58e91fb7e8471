/** It stays with the last word before it, and is hidden from screen readers: the control itself says `required`. */
export const Asterisk = ({ required }: { required: boolean }) =>
  required ? (
    <span className="m-asterisk" aria-hidden="true">
      {'\u00a0*'}
    </span>
  ) : null;
