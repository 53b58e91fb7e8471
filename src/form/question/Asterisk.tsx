/** For the eye: the control itself says `required` to a screen reader. */
export const Asterisk = ({ required }: { required: boolean }) => (required ? <span className="m-asterisk" aria-hidden="true"> *</span> : null);
