/** Not among the icons of `ui`, which applicants' pages load. */
export const CalendarIcon = () => (
  <svg
    className="icon"
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3" />
  </svg>
);
