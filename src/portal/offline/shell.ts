/** One page's HTML, of the worker's own build, for all addresses of applicants: it holds nobody's data. */
export const SHELL = '/application_shell';

export const OFFLINE_PAGE = '/offline.html';
