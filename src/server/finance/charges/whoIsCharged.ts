/** Of the admission `a`: whoever withdrew, defers or lost the place is charged nothing anew, and what was charged stays as it is. */
export const IS_CHARGED = `a.state not in ('declined', 'lapsed', 'refused', 'withdrawn', 'deferred')`;
