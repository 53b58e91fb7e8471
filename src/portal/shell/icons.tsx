import { icon } from '../ui/icons.tsx';

/** Those of the shell stand apart from `ui/icons`, which applicants load. */
export const Magnifier = icon(<path d="M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM13.2 13.2L17 17" />);
export const Lines = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);
