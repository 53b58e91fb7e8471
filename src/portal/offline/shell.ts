/** The page's HTML as the service worker keeps it, for every address of an applicant's: its build's, and nobody's in particular. */
export const SHELL = '/application_shell';

/** Told to whoever has no line and no form on the device. */
export const OFFLINE_PAGE = '/offline.html';
