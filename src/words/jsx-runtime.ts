import { Fragment, jsx as element } from 'react/jsx-runtime';
import { translation } from './translation.ts';

/**
 * JSX is compiled to calls of this (vite.config.ts), so that a page says its sentences in English and nothing else, and a
 * chosen language finds each of them here. React's `jsxs` is the same function in production.
 */
export const jsx: typeof element = (type, props, key) =>
  element(type, translation ? translation.props(type, props) : props, key);

export { Fragment, jsx as jsxs };
